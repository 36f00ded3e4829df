import type { Locator, Page } from '@playwright/test';
import { recordAnnouncements } from '../support/contact.ts';
import {
  cooler,
  generator,
  mediaTime,
  openStory,
  playerOf,
  transcriptOf,
} from '../support/player.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

/** Seconds at which a turn begins, as its button says: "Play from 1:23". */
function seconds(name: string): number {
  const [minutes = 0, rest = 0] = name.replace('Play from ', '').split(':').map(Number);
  return 60 * minutes + rest;
}

async function timesOf(page: Page): Promise<number[]> {
  const names = await transcriptOf(page).times.allInnerTexts();
  return names.map((name) => seconds(name.replace(/\s+/g, ' ')));
}

for (const [place, size] of Object.entries({ desk, phone })) {
  test.describe(`on a ${place}`, { tag: place === 'phone' ? '@release' : [] }, () => {
    test.use({ viewport: size });

    test('what is said now is marked by weight and a bar, and moves with the player', async ({
      page,
    }) => {
      const { play, pause, position } = await openStory(page);
      const { current, turns } = transcriptOf(page);
      const times = await timesOf(page);
      await expect(current).toHaveCount(0);
      await play.click();
      for (const time of times.slice(1, 3)) {
        await position.fill(String(time + 1));
        await expect(current).toContainText(`Play from ${clockOf(time)}`);
      }
      await pause.click();
      const lookOf = (turn: Locator) =>
        turn.getByRole('paragraph').evaluate((words) => {
          const { boxShadow, webkitTextStrokeWidth } = getComputedStyle(words);
          return { bar: boxShadow, weight: webkitTextStrokeWidth };
        });
      const look = await lookOf(current);
      const other = await lookOf(turns.last());
      expect(look.bar).not.toBe(other.bar);
      expect(look.weight).not.toBe(other.weight);
    });

    test('I press a time and hear it from there', async ({ page }) => {
      const { pause, media } = await openStory(page);
      const { times, current } = transcriptOf(page);
      const last = times.last();
      const start = (await timesOf(page)).at(-1) ?? 0;
      await last.focus();
      await page.keyboard.press('Enter');
      await expect(pause).toBeVisible();
      await expect.poll(() => mediaTime(media)).toBeGreaterThanOrEqual(start);
      await expect(current).toContainText(`Play from ${clockOf(start)}`);
      await expect(last).toBeFocused();
    });

    test('I find words in all of the transcript and go from one to the next', {
      tag: '@long',
    }, async ({ page }) => {
      const announcements = await recordAnnouncements(page);
      await openStory(page);
      const { field, next, previous, marks, lookedAt, region } = transcriptOf(page);
      await field.fill('INSULIN');
      await expect(marks).not.toHaveCount(0);
      const count = await marks.count();
      expect(count).toBeGreaterThan(2);
      await expect(region.getByText(`${count} finds`)).toBeVisible();
      await expect.poll(announcements).toContain(`polite: ${count} finds`);
      for (const mark of await marks.allInnerTexts()) expect(mark.toLowerCase()).toBe('insulin');

      await field.press('Enter');
      await expect(region.getByText(`1 of ${count}`)).toBeVisible();
      await expect(lookedAt).toBeInViewport();
      await next.press('Enter');
      await expect(region.getByText(`2 of ${count}`)).toBeVisible();
      await expect(next).toBeFocused();
      await previous.click();
      await previous.click();
      await expect(region.getByText(`${count} of ${count}`)).toBeVisible();
      await expect(lookedAt).toBeInViewport();
      await expect
        .poll(async () => (await announcements()).at(-1), 'the sentence in which it is')
        .toMatch(new RegExp(`^polite: ${count} of ${count}: .*insulin`, 'i'));

      await field.fill('zebra');
      await expect(region.getByText('Not found')).toBeVisible();
      await expect(marks).toHaveCount(0);
      await field.press('Escape');
      await expect(field).toHaveValue('');
      await expect(region.getByText('Not found')).toHaveCount(0);
    });
  });
}

test('those who read along are kept in view of what is said', async ({ page }) => {
  const { play, position } = await openStory(page);
  const { current, times } = transcriptOf(page);
  const starts = await timesOf(page);
  await play.click();
  const [before = 0, now = 0] = starts.slice(-2);
  await position.fill(String(before + 1));
  await expect(current).toContainText(`Play from ${clockOf(before)}`);
  await putAtFoot(page);
  await position.evaluate(move, now + 1);
  await expect(current).toContainText(`Play from ${clockOf(now)}`);
  await expect(times.last()).toBeInViewport();
});

test('those who read elsewhere are left alone', async ({ page }) => {
  const { play, position } = await openStory(page);
  const { current } = transcriptOf(page);
  const now = (await timesOf(page)).at(-1) ?? 0;
  await play.click();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  await position.evaluate(move, now + 1);
  await expect(current).toContainText(`Play from ${clockOf(now)}`);
  await page.evaluate(twoFrames);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test.describe('where motion is unwanted', { tag: '@less-motion' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the page stays where it is while the words go on', async ({ page }) => {
    const { play, position } = await openStory(page);
    const { current } = transcriptOf(page);
    const [before = 0, now = 0] = (await timesOf(page)).slice(-2);
    await play.click();
    await position.fill(String(before + 1));
    await expect(current).toContainText(`Play from ${clockOf(before)}`);
    await putAtFoot(page);
    const place = await page.evaluate(() => scrollY);
    await position.evaluate(move, now + 1);
    await expect(current).toContainText(`Play from ${clockOf(now)}`);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

test('the words cover the recording: times ascend and lie inside it, and the rest is there to read', async ({
  page,
}) => {
  for (const story of [cooler, generator]) {
    await openStory(page, story);
    const { turns } = transcriptOf(page, story);
    const names = await transcriptOf(page, story).times.allInnerTexts();
    const times = names.map((name) => seconds(name.replace(/\s+/g, ' ')));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(
      Number(await playerOf(page, story).position.getAttribute('max')),
    );
    expect(await turns.count()).toBeGreaterThan(times.length);
    await expect(page.getByText('This part can be heard in the recording')).toBeVisible();
  }
});

function clockOf(time: number): string {
  return `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
}

/** Scrolls until the current turn is at the foot of the window and the next one below it. */
function putAtFoot(page: Page): Promise<void> {
  return page.evaluate(() => {
    const turn = document.querySelector('li[aria-current="true"][id]');
    const { bottom = 0 } = turn?.getBoundingClientRect() ?? {};
    scrollBy({ top: bottom - innerHeight + 2, behavior: 'instant' });
  });
}

/** Sets the player to a second without scrolling the slider into view. Runs inside the page. */
function move(slider: Element, to: number): void {
  const media = slider.closest('[role="group"]')?.querySelector<HTMLMediaElement>('audio, video');
  if (media) media.currentTime = to;
}

/** Waits for two frames, after which scrolling would have begun. Runs inside the page. */
function twoFrames(): Promise<number> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
