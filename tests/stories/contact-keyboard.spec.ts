import type { Page } from '@playwright/test';
import { bookingOf, fillBooking } from '../support/booking.ts';
import { composerOf, reviewForm, settle } from '../support/contact.ts';
import { shellOf } from '../support/elements.ts';
import { signupOf } from '../support/signup.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page, presses Enter on one of its links, and returns the link. */
async function pressEnter(page: Page, path: string, name: string) {
  await page.goto(path);
  const link = page.getByRole('link', { name, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  return link;
}

/** Walks through an open dialog with Tab and returns the words of each stop of one round. */
async function walk(page: Page): Promise<string[]> {
  const stops: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopHere);
    if (stop === undefined || stops.length > 80) return stops;
    if (stop !== '') stops.push(stop);
  }
}

/** The words of the element that has focus; undefined the second time. Runs inside the page. */
function stopHere(): string | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return '';
  // Firefox also stops at areas that scroll.
  if (!element.matches('a, button, input, select, textarea, summary, [tabindex]')) return '';
  if (element.dataset['walked']) return undefined;
  element.dataset['walked'] = 'yes';
  if (!element.closest('dialog')) return 'outside';
  return (element.ariaLabel ?? element.textContent).trim() || element.localName;
}

test('in the letter, Tab goes from top to bottom and stays inside', async ({ page }) => {
  await pressEnter(page, '/privacy', 'Contact us');
  const { dialog } = await reviewForm(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  expect(await walk(page)).toEqual([
    'Close',
    'input',
    expect.stringContaining('Your name: Something'),
    'Change answers',
    'Mail app',
    'Gmail (opens in a new tab)',
    'Outlook.com (opens in a new tab)',
    'Microsoft 365 (opens in a new tab)',
    'Yahoo Mail (opens in a new tab)',
    'Copy message',
    'Copy address',
    'Save as draft file',
    'I have sent it',
    'Close',
  ]);
});

test('in a form, a place without words has focus first and the first field 200 ms later', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.goto('/privacy');
  await page.clock.pauseAt('2026-11-21T11:00:00Z');
  await shellOf(page).footer.getByRole('link', { name: 'Newsletter' }).click();
  const { dialog, email } = signupOf(page);
  // Its text would be read instead of its title if the dialog itself had focus.
  const first = dialog.locator(':focus');
  await expect(first).toHaveText('');
  await page.clock.runFor(199);
  await expect(first).toHaveText('');
  await expect(email).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(email).toBeFocused();
});

test('in the booking form, the first field has focus', async ({ page }) => {
  await pressEnter(page, '/speakers/directory', 'Book a Speaker');
  await settle(bookingOf(page).dialog);
  await expect(bookingOf(page).choice('event or for the media', 'An event')).toBeFocused();
});

test('I sign up without a mouse', async ({ page }) => {
  const opener = await pressEnter(page, '/stories', 'Sign Up for Updates');
  const { email } = signupOf(page);
  await expect(email).toBeFocused();
  await page.keyboard.type('ana@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const { dialog, text } = composerOf(page);
  await expect(text).toHaveValue(/Name: Ana/);
  await expect(text).toHaveValue(/Interests: New Climate Health Stories/);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Enter in a field does not send the form', async ({ page }) => {
  await page.goto('/speakers/directory');
  await page.getByRole('main').getByRole('link', { name: 'Book a Speaker' }).click();
  const form = bookingOf(page);
  await fillBooking(form);
  await form.field('Organization').press('Enter');
  await expect(form.dialog).toBeVisible();
  await expect(composerOf(page).dialog).toBeHidden();
});

test('the page behind a dialog does not scroll and is out of reach', async ({ page }) => {
  await pressEnter(page, '/speakers/directory', 'Book a Speaker');
  const { dialog } = bookingOf(page);
  await settle(dialog);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 60_000);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await walk(page)).not.toContain('outside');
});
