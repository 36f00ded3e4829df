import type { Page } from '@playwright/test';
import { everyRule } from '../support/axe.ts';
import { keptBefore } from '../support/kept-before.ts';
import {
  cooler,
  generator,
  mediaTime,
  openStory,
  playerOf,
  transcriptOf,
} from '../support/player.ts';
import { desk, narrow, phone } from '../support/sizes.ts';
import { tagsIf } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedMessages: [/^(status 404: |console error: Failed to load resource)/],
});

const states: Record<string, (page: Page) => Promise<void>> = {
  'at rest': async (page) => {
    await openStory(page);
  },
  playing: async (page) => {
    const { play, position, media } = await openStory(page);
    await play.click();
    await position.fill('30');
    await expect.poll(() => mediaTime(media)).toBeGreaterThan(30);
    await playerOf(page).pause.click();
  },
  'with captions': async (page) => {
    const { play, media } = await openStory(page, generator);
    await play.click();
    await expect.poll(() => mediaTime(media)).toBeGreaterThan(1);
    await playerOf(page, generator).pause.click();
  },
  muted: async (page) => {
    const { button } = await openStory(page);
    await button('Mute').click();
  },
  'with finds': async (page) => {
    await openStory(page);
    const { field, lookedAt } = transcriptOf(page);
    await field.fill('insulin');
    await field.press('Enter');
    await expect(lookedAt).toBeVisible();
  },
  'with nothing found': async (page) => {
    await openStory(page);
    await transcriptOf(page).field.fill('zebra');
  },
  'going on': async (page) => {
    await keptBefore(page, 'listened', JSON.stringify({ 'the-blue-cooler': 30 }));
    const { button } = await openStory(page);
    await expect(button('Start from the beginning')).toBeVisible();
  },
  'in trouble': async (page) => {
    await page.route(/\.(opus|m4a)$/, (route) => route.fulfill({ status: 404 }));
    const { play, button } = await openStory(page);
    await play.click();
    await expect(button('Try again')).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(states)) {
  const isUsual = ['playing', 'in trouble'].includes(state);
  for (const [place, viewport] of Object.entries({ desk, phone })) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the player ${state} has no barrier, on a ${place}, ${colorScheme}`, {
        tag: tagsIf({
          '@release': !isUsual || place === 'desk' || colorScheme === 'light',
          '@dark': colorScheme === 'dark',
        }),
      }, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await reach(page);
        expect(await everyRule(page)).toEqual([]);
      });
    }
  }
}

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

test('while it plays with focus on the slider, the spoken time stands still', async ({ page }) => {
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
