import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { recordAnnouncements } from '../support/contact.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { layoutShift } from '../support/layout-shift.ts';
import {
  cooler,
  generator,
  listenTo,
  mediaTime,
  openStory,
  playerOf,
  recordingRequests,
  transcriptOf,
} from '../support/player.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const failed = 'The recording could not be played. Every word of it is in the transcript.';
const slow = 'The recording is slow to come. Wait, try again, or read the transcript.';
const media = /\/recordings\/[\w-]+\.(opus|m4a|webm|mp4)$/;

/** Answers requests for recordings with `answer` until the returned function is called. */
async function recordingsAnswer(page: Page, answer: (route: Route) => unknown) {
  let isBroken = true;
  await page.route(media, (route) => void (isBroken ? answer(route) : route.continue()));
  return () => {
    isBroken = false;
  };
}

test.describe('broken files', () => {
  test.use({
    allowedMessages: [
      /^(status (404|500): |failed: |console error: Failed to load resource).*|page error: AbortError/,
    ],
  });

  const answers: [string, (route: Route) => unknown][] = [
    ['is missing', (route) => route.fulfill({ status: 404, body: 'gone' })],
    ['meets a broken server', (route) => route.fulfill({ status: 500 })],
    [
      'holds something else',
      (route) => route.fulfill({ contentType: 'audio/ogg', body: '<p>not sound</p>'.repeat(99) }),
    ],
    ['does not come for want of a network', (route) => route.abort('internetdisconnected')],
  ];

  for (const [what, answer] of answers) {
    for (const story of [cooler, generator]) {
      test(`when a file ${what} I am told so, read on, and can try again: ${story.path}`, {
        tag: what === 'is missing' && story === cooler ? [] : '@release',
      }, async ({ page }) => {
        const announcements = await recordAnnouncements(page);
        const restore = await recordingsAnswer(page, answer);
        const { play, pause, position, group, button } = await openStory(page, story);
        await position.press('ArrowRight');
        await play.click();
        await expect(group.getByText(failed)).toBeVisible();
        await expect(play).toBeVisible();
        await expect.poll(announcements).toEqual([`polite: ${failed}`]);
        await expect(transcriptOf(page, story).turns.first()).toBeVisible();

        await button('Try again').press('Enter');
        await expect.poll(announcements).toEqual([`polite: ${failed}`, `polite: ${failed}`]);
        await expect(group.getByText(failed)).toBeVisible();
        restore();
        await button('Try again').press('Enter');
        await expect(pause).toBeVisible();
        await expect(pause).toBeFocused();
        await expect(group.getByText(failed)).toHaveCount(0);
        await expect.poll(() => mediaTime(group.locator('audio, video'))).toBeGreaterThan(5);
      });
    }
  }

  test('a missing first file is no trouble: the second is played', async ({ page }) => {
    await page.route('**/recordings/*.opus', (route) => route.fulfill({ status: 404 }));
    const requestedFiles = recordingRequests(page);
    const { play, group, media: element } = await openStory(page);
    await play.click();
    await expect.poll(() => mediaTime(element)).toBeGreaterThan(0.2);
    expect(requestedFiles.map((path) => path.split('.').at(-1))).toEqual(
      expect.arrayContaining(['opus', 'm4a']),
    );
    await expect(group.getByText(failed)).toHaveCount(0);
  });

  // Firefox decodes ahead of what is heard and gives up at once, so there is no middle.
  test('a file that is spoiled in the middle says so there, and keeps the place', {
    tag: ['@not-firefox', '@long'],
  }, async ({ page }) => {
    await page.route('**/recordings/*.opus', (route) => route.fulfill({ status: 404 }));
    await page.route('**/recordings/*.m4a', async (route) => {
      const whole = readFileSync(join(outDir, `${cooler.files}.m4a`));
      const sound = Math.round(whole.length * 0.08);
      const body = Buffer.concat([
        whole.subarray(0, sound),
        Buffer.alloc(whole.length - sound, 0xff),
      ]);
      await route.fulfill({ contentType: 'audio/mp4', body });
    });
    const { play, position, group, media: element } = await openStory(page);
    await play.click();
    await expect(group.getByText(failed)).toBeVisible();
    await expect(play).toBeVisible();
    expect(await mediaTime(element)).toBeGreaterThan(2);
    await expect(position).not.toHaveValue('0');
    await expect(transcriptOf(page).turns.first()).toBeVisible();
  });

  // Only before a release: `npm test` takes away the recording itself, not its captions.
  test('missing captions leave the video playing', { tag: '@release' }, async ({ page }) => {
    await page.route('**/recordings/*.vtt', (route) => route.fulfill({ status: 404 }));
    const { play, group, media: element } = await openStory(page, generator);
    await play.click();
    await expect.poll(() => mediaTime(element)).toBeGreaterThan(0.2);
    await expect(group.getByText(failed)).toHaveCount(0);
  });

  // Only before a release: `npm test` proves the same message on the story’s own page.
  test('a card of the list says what is wrong as well', { tag: '@release' }, async ({ page }) => {
    await recordingsAnswer(page, (route) => route.fulfill({ status: 404 }));
    await page.goto('/stories');
    await listenTo(page).click();
    const { group, button } = playerOf(page);
    await expect(group.getByText(failed)).toBeVisible();
    await expect(button('Try again')).toBeVisible();
  });

  test('a network that stands still is named after eight seconds, and I can try again', async ({
    page,
  }) => {
    await page.clock.install();
    const announcements = await recordAnnouncements(page);
    const restore = await recordingsAnswer(page, () => undefined);
    const { play, pause, group, button } = await openStory(page);
    await play.click();
    await expect(pause).toBeVisible();
    await page.clock.runFor(7000);
    await expect(group.getByText(slow)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(group.getByText(slow)).toBeVisible();
    expect(await announcements()).toEqual([`polite: ${slow}`]);
    restore();
    await button('Try again').click();
    await expect(group.getByText(slow)).toHaveCount(0);
    await expect(pause).toBeFocused();
  });

  test('a player that does not come to a card leaves the browser’s own', async ({ page }) => {
    await page.route('**/_astro/SmallStoryPlayer*.js', (route) => route.abort());
    await page.goto('/stories');
    await listenTo(page).click();
    const own = page.getByRole('article').filter({ hasText: cooler.title }).locator('audio');
    await expect(own).toHaveJSProperty('controls', true);
    await own.evaluate((element: HTMLMediaElement) => element.play());
    await expect.poll(() => mediaTime(own)).toBeGreaterThan(0);
  });
});

for (const [place, size] of Object.entries({ desk, phone })) {
  for (const story of [cooler, generator]) {
    test(`the player takes over without moving anything, on a ${place}: ${story.path}`, {
      tag: place === 'phone' && story === cooler ? '@long' : '@release',
    }, async ({ page }) => {
      await page.setViewportSize(size);
      const letGo = await holdScripts(page);
      await page.goto(story.path, { waitUntil: 'commit' });
      const own = page.locator('audio, video');
      await expect(own).toHaveJSProperty('controls', true);
      await expect(own).toBeVisible();
      await own.scrollIntoViewIfNeeded();
      const { play } = playerOf(page, story);
      await expect(play).toBeHidden();
      letGo();
      await expect(play).toBeVisible();
      expect(await page.evaluate(layoutShift)).toBe(0);
    });
  }
}

test('what plays in the browser’s own player plays on when ours comes', { tag: '@long' }, async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(cooler.path, { waitUntil: 'commit' });
  const own = page.locator('audio');
  await expect(own).toBeVisible();
  await own.evaluate((element: HTMLMediaElement) => element.play());
  letGo();
  await expect(playerOf(page).pause).toBeVisible();
  await expect.poll(() => mediaTime(own)).toBeGreaterThan(0.5);
});

test.describe('without script', { tag: '@not-firefox' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const story of [cooler, generator]) {
    test(`there are the browser’s own controls and every word: ${story.path}`, {
      tag: story === cooler ? [] : '@release',
    }, async ({ page }) => {
      const requestedFiles = recordingRequests(page);
      await page.goto(story.path);
      const own = page.locator('audio, video');
      await expect(own).toBeVisible();
      await expect(own).toHaveAttribute('controls', '');
      await expect(own).toHaveAttribute('preload', 'none');
      const { group, play } = playerOf(page, story);
      await expect(play).toBeHidden();
      await expect(group.getByRole('slider')).toHaveCount(0);
      const { turns, field, times } = transcriptOf(page, story);
      expect(await turns.count()).toBeGreaterThan(5);
      await expect(turns.last()).toBeVisible();
      await expect(field).toBeHidden();
      await expect(times).toHaveCount(0);
      await expect(page.getByRole('list', { name: /^Download/ }).getByRole('link')).toHaveCount(3);
      expect(requestedFiles).toEqual([]);
    });
  }

  test('a link to a moment leads to the words said there', async ({ page }) => {
    await page.goto(cooler.path);
    const id = await page.locator('li[id^="t="]').last().getAttribute('id');
    await page.goto(`${cooler.path}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('a card of the list leads to the browser’s own player', async ({ page }) => {
    await page.goto('/stories');
    await listenTo(page).click();
    expect(new URL(page.url()).pathname).toBe(cooler.path);
    await expect(page.locator('audio[controls]')).toBeVisible();
  });
});
