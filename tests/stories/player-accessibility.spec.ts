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
  const { play, group } = await openStory(page, generator);
  await play.focus();
  const names: string[] = [];
  for (;;) {
    const focused = group.locator(':focus');
    if ((await focused.count()) === 0) break;
    names.push((await focused.getAttribute('aria-label')) ?? (await focused.evaluate(labelOf)));
    expect((await focused.boundingBox())?.height, names.at(-1)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Tab');
  }
  expect(names).toEqual([
    `Play: ${generator.title}`,
    'Position',
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

test('with forced colors the slider has a track and a thumb of the system', {
  tag: '@forced-colors',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { position, group } = await openStory(page);
  await expect(position).toHaveCSS('appearance', 'auto');
  await expect(group.locator('svg[viewBox^="0 0 1460"]')).toBeHidden();
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
