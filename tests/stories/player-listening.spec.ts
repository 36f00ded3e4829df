import { allOf } from '../support/all-of.ts';
import {
  cooler,
  fans,
  generator,
  listenTo,
  mediaTime,
  openCard,
  openStory,
  playerOf,
  recordingRequests,
  sliderLength,
} from '../support/player.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

for (const [place, size] of Object.entries({ desk, phone })) {
  test.describe(`on a ${place}`, { tag: place === 'phone' ? '@release' : [] }, () => {
    test.use({ viewport: size });

    for (const story of [cooler, generator]) {
      test(`nothing of a recording is fetched before I press play: ${story.path}`, {
        tag: story === cooler ? [] : '@release',
      }, async ({ page }) => {
        const requestedFiles = recordingRequests(page);
        const { play, pause, position, media } = await openStory(page, story);
        await position.press('ArrowRight');
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        expect(requestedFiles).toEqual([]);

        await play.focus();
        await page.keyboard.press('Space');
        await expect(pause).toBeFocused();
        await expect.poll(() => mediaTime(media)).toBeGreaterThan(5);
        expect(requestedFiles[0]).toMatch(new RegExp(`^${story.files}\\.(opus|webm)$`));

        await page.keyboard.press('Enter');
        await expect(play).toBeFocused();
        expect(await media.evaluate((element: HTMLMediaElement) => element.paused)).toBe(true);
      });
    }

    test('I move through a recording with the keys of the slider', async ({ page }) => {
      const { play, position } = await openStory(page);
      const length = await sliderLength(position);
      const words = (seconds: string) =>
        expect(position).toHaveAttribute(
          'aria-valuetext',
          new RegExp(`^${seconds} of 1 minute \\d+ seconds$`),
        );
      await words('0 seconds');
      await position.press('ArrowRight');
      await position.press('ArrowRight');
      await words('10 seconds');
      await position.press('ArrowLeft');
      await words('5 seconds');
      await position.press('ArrowLeft');
      await position.press('ArrowLeft');
      await words('0 seconds');
      await position.press('End');
      await expect(position).toHaveValue(String(length));
      await position.press('Home');
      await words('0 seconds');

      await position.fill('30');
      await play.click();
      await position.press('ArrowRight');
      await words('3[5-7] seconds');
    });

    test('I go back and forward by 15 seconds, never past an end', async ({ page }) => {
      const { button, position } = await openStory(page);
      const length = await sliderLength(position);
      await button('Forward 15 seconds').press('Enter');
      await button('Forward 15 seconds').press('Space');
      await expect(position).toHaveValue('30');
      await button('Back 15 seconds').click();
      await expect(position).toHaveValue('15');
      await button('Back 15 seconds').click();
      await button('Back 15 seconds').click();
      await expect(position).toHaveValue('0');
      await position.fill(String(length - 3));
      await button('Forward 15 seconds').click();
      await expect(position).toHaveValue(String(length));
    });

    test('I choose how fast and how loud it plays', async ({ page }) => {
      const { play, speed, volume, button, media } = await openStory(page);
      const soundSettings = () =>
        media.evaluate(({ playbackRate, volume, muted }: HTMLMediaElement) => ({
          playbackRate,
          volume,
          muted,
        }));
      await expect(speed.getByRole('option')).toHaveText(['0.75×', '1×', '1.25×', '1.5×', '2×']);
      await play.click();
      await speed.selectOption('1.5×');
      await volume.fill('40');
      await expect(volume).toHaveAttribute('aria-valuetext', '40%');
      expect(await soundSettings()).toEqual({ playbackRate: 1.5, volume: 0.4, muted: false });

      await button('Mute').click();
      await expect(button('Mute')).toHaveAttribute('aria-pressed', 'true');
      await expect(volume).toHaveAttribute('aria-valuetext', '0%');
      expect(await soundSettings()).toMatchObject({ muted: true });
      await button('Mute').click();
      await expect(volume).toHaveAttribute('aria-valuetext', '40%');
      await volume.press('ArrowRight');
      await expect(volume).toHaveAttribute('aria-valuetext', '45%');
    });
  });
}

test('at the end it stops, and plays from the beginning at the next press', async ({ page }) => {
  const { play, pause, position, media } = await openStory(page);
  await position.press('End');
  await position.press('ArrowLeft');
  await play.click();
  await position.press('End');
  await expect(play).toBeVisible();
  await play.click();
  await expect(pause).toBeVisible();
  await expect.poll(() => mediaTime(media)).toBeLessThan(5);
});

test('one plays at a time: a second recording stops the first', async ({ page }) => {
  await page.goto('/stories');
  const first = await openCard(page);
  await openCard(page, fans);
  await expect(first.play).toBeVisible();
});

test('captions of a video are on, and I switch them off', async ({ page }) => {
  const requestedFiles = recordingRequests(page);
  const { play, button, media } = await openStory(page, generator);
  const captionTrack = () =>
    media.evaluate(({ textTracks: [track] }: HTMLMediaElement) => ({
      mode: track?.mode,
      cues: track?.cues?.length ?? 0,
    }));
  await expect(button('Captions')).toHaveAttribute('aria-pressed', 'true');
  await play.click();
  await expect.poll(async () => (await captionTrack()).cues).toBeGreaterThan(5);
  expect(requestedFiles).toContain(`${generator.files}.vtt`);
  expect((await captionTrack()).mode).toBe('showing');
  await button('Captions').click();
  await expect(button('Captions')).toHaveAttribute('aria-pressed', 'false');
  expect((await captionTrack()).mode).toBe('disabled');
});

test('a video fills the screen with the browser’s own controls, and comes back without them', async ({
  page,
}) => {
  const { play, button, media } = await openStory(page, generator);
  await play.click();
  await button('Full screen').click();
  await expect(media).toHaveJSProperty('controls', true);
  await page.evaluate(() => document.exitFullscreen());
  await expect(media).toHaveJSProperty('controls', false);
});

test('the phone’s lock screen names the recording and works its keys', async ({ page }) => {
  await page.addInitScript(() => {
    const keys: Record<string, MediaSessionActionHandler | null> = {};
    Object.assign(window, { keys });
    navigator.mediaSession.setActionHandler = (key, handler) => {
      keys[key] = handler;
    };
  });
  const press = (action: string, details = {}) =>
    page.evaluate(
      ([key, more]) => {
        const { keys } = window as unknown as {
          keys: Record<string, (details: object) => void>;
        };
        keys[key as string]?.({ action: key, ...(more as object) });
      },
      [action, details] as const,
    );
  const { play, pause, media, position } = await openStory(page);
  await play.click();
  await expect(pause).toBeVisible();
  const sessionMetadata = await page.evaluate(() => {
    const { title, artist, artwork = [] } = navigator.mediaSession.metadata ?? {};
    return { title, artist, artwork: artwork.map(({ src }) => new URL(src).pathname) };
  });
  expect(sessionMetadata).toEqual({
    title: cooler.title,
    artist: 'Teo Marshlight, RN and Asha Brookmere, PharmD',
    artwork: ['/stories/covers/the-blue-cooler.png'],
  });
  expect((await page.request.get(sessionMetadata.artwork[0] ?? '')).ok()).toBe(true);

  await press('pause');
  await expect(play).toBeVisible();
  await press('seekto', { seekTime: 40 });
  await press('seekforward');
  await expect(position).toHaveValue('55');
  await press('seekbackward', { seekOffset: 5 });
  await expect(position).toHaveValue('50');
  await press('play');
  await expect(pause).toBeVisible();
  expect(await mediaTime(media)).toBeGreaterThanOrEqual(50);
});

test('I take a recording along: each file says its type and true size', async ({ page }) => {
  for (const story of [cooler, generator]) {
    await openStory(page, story);
    const links = page.getByRole('list', { name: `Download: ${story.title}` }).getByRole('link');
    await expect(links).toHaveCount(3);
    for (const link of await allOf(links)) {
      const href = (await link.getAttribute('href')) ?? '';
      const size = (await (await page.request.get(href)).body()).length;
      const written =
        size < 999_500 ? `${Math.round(size / 1000)} kB` : `${(size / 1e6).toFixed(1)} MB`;
      const ending = href.split('.').at(-1) ?? '';
      const names: Record<string, string> = {
        opus: `Download Opus audio, ${written}`,
        m4a: `Download AAC audio, ${written}`,
        webm: `Download WebM video, ${written}`,
        mp4: `Download MP4 video, ${written}`,
        vtt: `Download Captions, WebVTT, ${written}`,
      };
      await expect(link).toHaveAccessibleName(names[ending] ?? '');
      await expect(link).toHaveAttribute('download', '');
    }
  }
});

test('what plays in a list stops when I leave its tab', async ({ page }) => {
  await page.goto('/stories');
  const { play } = await openCard(page);
  await page.getByRole('tab', { name: /^Video/ }).click();
  await page.getByRole('tab', { name: /^Audio/ }).click();
  await expect(play).toBeVisible();
});

for (const story of [cooler, generator]) {
  test(`a card of the list plays its story where it stands: ${story.path}`, async ({ page }) => {
    const requestedFiles = recordingRequests(page);
    const players: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('SmallStoryPlayer')) players.push(request.url());
    });
    await page.goto(story === generator ? '/stories?tab=video' : '/stories');
    const listen = listenTo(page, story);
    await listen.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([requestedFiles, players], 'nothing of it is there before the press').toEqual([[], []]);
    await listen.press('Enter');
    const { pause, position, media } = playerOf(page, story);
    await expect(pause).toBeFocused();
    await expect.poll(() => mediaTime(media)).toBeGreaterThan(0.2);
    await position.press('ArrowRight');
    await expect(position).toHaveAttribute('aria-valuetext', /^[5-9] seconds of 1 minute/);
    await expect(listen).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/stories');
  });
}

test('the drawing of a story says who speaks where, and how much of the time', async ({ page }) => {
  const says =
    /^The recording as bars\. .+, above the line, (\d+)% of the speaking time; .+, below the line, (\d+)%\.$/;
  const drawing = page.getByRole('main').getByRole('img', { name: says });
  for (const path of [cooler.path, '/']) {
    await page.goto(path);
    const [, first, second] = says.exec((await drawing.getAttribute('aria-label')) ?? '') ?? [];
    expect(Number(first) + Number(second), path).toBe(100);
  }
  await page.goto('/stories');
  expect(await drawing.count(), 'every audio story has one').toBe(7);
  await page.goto('/stories?tab=video');
  const rows = page.getByRole('img', { name: /row 1, .+; .+, row 2, .+; .+, row 3, \d+%\.$/ });
  await expect(rows).toHaveCount(4);
});
