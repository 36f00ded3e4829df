import type { Page } from '@playwright/test';
import { bookingOf } from '../support/booking.ts';
import { openLetter, settle } from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page, presses Enter on one of its links, and returns the link. */
async function pressEnter(page: Page, path: string, name: string) {
  await page.goto(path);
  const link = page.getByRole('link', { name, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  return link;
}

for (const [what, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['“Cancel”', (page: Page) => bookingOf(page).cancel.click()],
  [
    'the cross',
    (page: Page) => bookingOf(page).dialog.getByRole('button', { name: 'Close' }).click(),
  ],
  ['a press beside it', (page: Page) => page.mouse.click(10, 400)],
] as const) {
  test(`${what} closes the booking form and brings me back to where I was`, async ({ page }) => {
    const opener = await pressEnter(page, '/speakers/directory', 'Book a Speaker');
    const { dialog } = bookingOf(page);
    await settle(dialog);
    await close(page);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('a press beside the dialog can be taken back before it is released', async ({ page }) => {
  await pressEnter(page, '/speakers/directory', 'Book a Speaker');
  const { dialog } = bookingOf(page);
  await settle(dialog);
  await page.mouse.move(10, 400);
  await page.mouse.down();
  await expect(dialog).toBeVisible();
  await page.mouse.move(640, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });

  test('a tap beside the dialog closes it and touches nothing behind it', async ({ page }) => {
    await page.goto('/speakers/directory');
    const behind = await page.getByRole('banner').getByRole('link').first().boundingBox();
    await page.getByRole('main').getByRole('link', { name: 'Book a Speaker' }).tap();
    const { dialog } = bookingOf(page);
    await settle(dialog);
    await page.touchscreen.tap((behind?.x ?? 0) + 20, (behind?.y ?? 0) + 20);
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Book a Speaker' }),
    ).toBeFocused();
    await expect(page).toHaveURL('/speakers/directory');
  });
});

test('marking text and letting go beside the letter does not close it', async ({ page }) => {
  const { dialog, text } = await openLetter(page);
  const box = await text.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 30);
  await page.mouse.down();
  await page.mouse.move(10, 400, { steps: 5 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
});
