import type { Locator } from '@playwright/test';
import { allOf } from '../support/all-of.ts';
import { cooler, generator, mediaTime, openStory } from '../support/player.ts';
import { narrow } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedMessages: [/^(status 404: |console error: Failed to load resource)/],
});

test('at 320 pixels nothing is cut or needs sideways scrolling', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const story of [cooler, generator]) {
    const { group, position } = await openStory(page, story);
    const box = await group.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(narrow.width);
    expect((await position.boundingBox())?.width).toBeGreaterThan(60);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
});

test('every control of the player is reached by Tab, in order, and is 44 pixels high', async ({
  page,
}) => {
  const { position, group } = await openStory(page, generator);
  await position.focus();
  const names: string[] = [];
  for (;;) {
    const focused = group.locator(':focus');
    if ((await focused.count()) === 0) break;
    names.push((await focused.getAttribute('aria-label')) ?? (await focused.evaluate(labelOf)));
    expect((await focused.boundingBox())?.height, names.at(-1)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Tab');
  }
  expect(names).toEqual([
    'Position',
    `Play: ${generator.title}`,
    'Back 15 seconds',
    'Forward 15 seconds',
    'Speed',
    'Mute',
    'Volume',
    'Captions',
    'Full screen',
    'Copy link to this moment',
  ]);
});

test('with forced colors the slider is the system’s own, over a drawing in one color', {
  tag: '@forced-colors',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { position, group } = await openStory(page);
  await expect(position).toHaveCSS('appearance', 'auto');
  const bars = group.locator('svg[viewBox="0 0 1460 200"] > path');
  const [silence, ...voices] = await allOf(bars);
  const strokeOf = (path: Locator) => path.evaluate((bar) => getComputedStyle(bar).stroke);
  const strokes = new Set(await Promise.all(voices.map(strokeOf)));
  expect(strokes.size, 'voices are apart by their place alone').toBe(1);
  expect(strokes.has(silence ? await strokeOf(silence) : '')).toBe(false);
});

test('while it plays with focus on the slider, the spoken time stands still', {
  tag: '@long',
}, async ({ page }) => {
  const { play, position, media } = await openStory(page);
  await position.fill('20');
  await play.click();
  await position.focus();
  const words = await position.getAttribute('aria-valuetext');
  const start = await mediaTime(media);
  await expect.poll(() => mediaTime(media)).toBeGreaterThan(start + 1.5);
  await expect(position).toHaveAttribute('aria-valuetext', words ?? '');
  await position.press('ArrowRight');
  await expect(position).not.toHaveAttribute('aria-valuetext', words ?? '');
});

function labelOf(control: Element): string {
  return 'labels' in control ? ((control as HTMLSelectElement).labels[0]?.textContent ?? '') : '';
}
