import type { Page } from '@playwright/test';
import { recordAnnouncements } from '../support/contact.ts';

import { hydrated } from '../support/hydration.ts';

import { layoutShift } from '../support/layout-shift.ts';
import {
  availableSpeakers,
  keptIds,
  openWith,
  type Person,
  profilePath,
  trayOf,
} from '../support/shortlist.ts';
import { desk, phone, zoomed } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const [first, second, third] = availableSpeakers(3) as [Person, Person, Person];
const last = availableSpeakers(13).at(-1) as Person;
const twelve = availableSpeakers(12);

/** Walks through a page with Tab and returns each stop that the bar covers, even in part. */
async function covered(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (let stop = 0; stop < 200; stop += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(() => {
      const focus = document.activeElement;
      const bar = document.querySelector('[aria-label="Shortlist"]');
      if (!focus || focus === document.body) return undefined;
      const box = focus.getBoundingClientRect();
      const top = bar?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      const isUnder = !bar?.contains(focus) && box.height < top && box.bottom > top;
      return isUnder ? `${focus.textContent} ends ${Math.round(box.bottom - top)} px under it` : '';
    });
    if (problem === undefined) return problems;
    if (problem) problems.push(problem);
  }
  return [...problems, 'no end'];
}

test('I add and remove a speaker, and hear it once each time', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await page.goto(profilePath(first));
  await hydrated(page);
  const tray = trayOf(page);
  await expect(tray.bar).toBeHidden();
  await tray.toggle(first).click();
  await expect(tray.toggle(first)).toHaveAttribute('aria-pressed', 'true');
  await expect(tray.openButton(1)).toBeVisible();
  await tray.toggle(first).click();
  await expect(tray.toggle(first)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray.bar).toHaveText(/Your shortlist is empty/);
  expect(await announcements()).toEqual([
    `polite: Added ${first.name}. 1 on your shortlist`,
    `polite: Removed ${first.name}. 0 on your shortlist. You can undo this`,
  ]);
  expect(await keptIds(page)).toEqual([]);
});

test('I take back that a card took a speaker off, and the order is as before', async ({ page }) => {
  await openWith(page, [first, second, third], profilePath(second));
  const { toggle, undo, openButton } = trayOf(page);
  await toggle(second).click();
  expect(await keptIds(page)).toEqual([first.id, third.id]);
  await undo(second).click();
  await expect(toggle(second)).toHaveAttribute('aria-pressed', 'true');
  await expect(openButton(3)).toBeFocused();
  await expect(undo(second)).toBeHidden();
  expect(await keptIds(page)).toEqual([first.id, second.id, third.id]);
});

test('the bar of an empty list goes when I send it away, or leave the page', async ({ page }) => {
  await openWith(page, [first], profilePath(first));
  const { toggle, undo, dismiss, bar } = trayOf(page);
  await toggle(first).click();
  await dismiss.press('Enter');
  await expect(bar).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await toggle(first).click();
  await toggle(first).click();
  await expect(undo(first)).toBeVisible();
  await page.goto(profilePath(second));
  await hydrated(page);
  await expect(bar).toBeHidden();
});

test('on a card, whose name leads to the profile wherever it is pressed, the button adds', async ({
  page,
}) => {
  await openWith(page, [], '/speakers/directory');
  const { toggle, openButton } = trayOf(page);
  await toggle(first).click();
  await expect(toggle(first)).toHaveAttribute('aria-pressed', 'true');
  await expect(openButton(1)).toBeVisible();
  await expect(page).toHaveURL('/speakers/directory');
});

test('a full list takes nobody more, and says so', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await openWith(page, twelve, profilePath(last));
  const { toggle, openButton } = trayOf(page);
  await toggle(last).click();
  await expect(toggle(last)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('main').getByText(/^Your shortlist is full/)).toBeVisible();
  await expect(openButton(12)).toBeVisible();
  expect(await announcements()).toHaveLength(1);
  expect(await keptIds(page)).toHaveLength(12);
});

test('the bar opens on who is listed; Escape closes it and returns', async ({ page }) => {
  await openWith(page, [first, second], profilePath(third));
  const { openButton, list } = trayOf(page);
  await openButton(2).press('Enter');
  await expect(openButton(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(list.getByRole('link')).toHaveText([first.name, second.name]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(openButton(2)).toBeFocused();
});

test('the open list closes behind me when I go on', async ({ page }) => {
  await openWith(page, [first], profilePath(third));
  const { openButton, list } = trayOf(page);
  await openButton(1).click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(list).toBeHidden();
});

test('I empty the list from the bar, and focus is never lost', async ({ page }) => {
  const announcements = await recordAnnouncements(page);
  await openWith(page, [first, second, third], profilePath(first));
  const { openButton, remove, toggle, undo, bar } = trayOf(page);
  await openButton(3).click();
  await remove(second).press('Enter');
  await expect(remove(third)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove(first)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undo(first)).toBeFocused();
  await expect(bar).toHaveText(/Your shortlist is empty/);
  await expect(toggle(first)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(openButton(1)).toBeFocused();
  expect(await announcements()).toEqual([
    `polite: Removed ${second.name}. 2 on your shortlist. You can undo this`,
    `polite: Removed ${third.name}. 1 on your shortlist. You can undo this`,
    `polite: Removed ${first.name}. 0 on your shortlist. You can undo this`,
    `polite: Added ${first.name}. 1 on your shortlist`,
  ]);
});

for (const [where, size] of [
  ['on a desk', desk],
  ['on a phone', phone],
  ['at 400% zoom', zoomed],
] as const) {
  test(`the bar covers nothing that has focus, ${where}`, {
    tag: where === 'on a phone' ? '@less-motion' : ['@less-motion', '@release'],
  }, async ({ page }) => {
    // Without this, the page may still scroll while it is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await openWith(page, twelve, profilePath(first));
    const { bar } = trayOf(page);
    await expect(bar).toBeVisible();
    const height = (await bar.boundingBox())?.height ?? 0;
    expect(height / size.height).toBeLessThanOrEqual(0.25);
    expect(await covered(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  });
}

test('for a visitor who comes back the bar appears and nothing moves', async ({ page }) => {
  await openWith(page, [first, second], profilePath(first));
  await expect(trayOf(page).bar).toBeVisible();
  await expect(trayOf(page).toggle(first)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(layoutShift)).toBe(0);
});

test('the bar and the button stay off paper', { tag: '@not-firefox' }, async ({ page }) => {
  await openWith(page, [first], profilePath(first));
  await expect(trayOf(page).bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(trayOf(page).bar).toBeHidden();
  await expect(trayOf(page).toggle(first)).toBeHidden();
});
