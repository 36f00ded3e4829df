import type { Page } from '@playwright/test';
import { layoutShift } from '../support/layout-shift.ts';
import { profileOf, quill, tabsAreLive } from '../support/profile.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import {
  giveVideos,
  playerAsked,
  standInForHost,
  untilPlay,
  video,
  videoHost,
} from '../support/video.ts';

test.use({
  allowedMessages: [playerAsked],
  contextOptions: { reducedMotion: 'reduce' },
});

const play = `Play video: ${video.title}, ${video.length}. Loads from YouTube`;

/** Opens a profile with a video. Requests to other servers are answered here and returned. */
async function open(page: Page) {
  const hostRequests = await standInForHost(page);
  await giveVideos(page);
  await page.goto(quill.path);
  const { panel } = profileOf(page);
  await tabsAreLive(page);
  const videos = panel('Videos');
  return {
    hostRequests,
    videos,
    facade: videos.getByRole('button', { name: play, exact: true }),
    player: videos.getByTitle(video.title),
  };
}

for (const [place, size] of Object.entries({ desk, phone })) {
  test.describe(`on a ${place}`, { tag: place === 'phone' ? '@release' : [] }, () => {
    test.use({ viewport: size });

    test('I play a video with the keyboard; until then its host hears nothing', async ({
      page,
    }) => {
      const { hostRequests, videos, facade, player } = await open(page);
      await expect(videos.getByText(untilPlay)).toBeVisible();
      expect(await page.evaluate(layoutShift)).toBe(0);
      await profileOf(page).tab('Videos').press('Tab');
      await expect(facade).toBeFocused();
      expect(hostRequests).toEqual([]);

      await page.keyboard.press('Enter');
      await expect(player).toBeFocused();
      await expect(facade).toHaveCount(0);
      await expect(player.contentFrame().getByRole('button', { name: 'Pause' })).toBeVisible();
      expect(hostRequests).toEqual([
        `${videoHost}/embed/aB3_dE-7gH9?autoplay=1&cc_load_policy=1&playsinline=1&start=90`,
      ]);
      await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    });

    test('the player takes the place of its picture, and nothing moves', async ({ page }) => {
      const { facade, player } = await open(page);
      await facade.scrollIntoViewIfNeeded();
      const before = await facade.boundingBox();
      await facade.click();
      expect(await player.boundingBox()).toEqual(before);
      expect(before?.width).toBeGreaterThan((before?.height ?? 0) * 1.7);
    });
  });
}

// Firefox does not tell what a frame may do (`document.featurePolicy`).
test('the player may play and fill the screen, and nothing else', { tag: '@not-firefox' }, async ({
  page,
}) => {
  const { facade } = await open(page);
  await facade.click();
  // Before the player comes the frame is empty, and commands to the empty one are lost.
  await expect.poll(() => page.frames()[1]?.url()).toContain(videoHost);
  const allowed = await page.frames()[1]?.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature(feature: string): boolean };
    };
    const features = ['autoplay', 'fullscreen', 'camera', 'microphone', 'geolocation', 'payment'];
    return features.filter((feature) => featurePolicy.allowsFeature(feature));
  });
  expect(allowed).toEqual(['autoplay', 'fullscreen']);
});

test('every other way to a video is a link, and one that is not there is none', async ({
  page,
}) => {
  const { videos } = await open(page);
  await expect(videos.getByRole('link')).toHaveCount(2);
  const watch = videos.getByRole('link', { name: video.title });
  await expect(watch).toHaveAttribute('href', video.url);
  const other = videos.getByRole('link', { name: /^Watch Video →.*On the loading dock.*new tab/ });
  await expect(other).toHaveAttribute('target', '_blank');
  await expect(videos.getByText('Coming Soon')).toHaveCount(1);
  await expect(videos.getByRole('button')).toHaveCount(1);
});

test('a page without such a video may load no frame at all', async ({ request }) => {
  const answer = await request.get(quill.path);
  const policy = answer.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('frame-src');
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  test('I follow the link to the page of the video', async ({ page }) => {
    await giveVideos(page);
    await page.goto(quill.path);
    const videos = page.locator('#videos');
    await expect(videos.getByRole('button')).toHaveCount(0);
    await expect(videos.getByText(untilPlay)).toBeHidden();
    await expect(videos.getByRole('link', { name: video.title })).toHaveAttribute(
      'href',
      video.url,
    );
  });
});
