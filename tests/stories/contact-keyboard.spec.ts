import type { Page } from '@playwright/test';
import { bookingOf } from '../support/booking.ts';
import { composerOf, mailProgramAsked, reviewForm } from '../support/contact.ts';
import { shellOf } from '../support/elements.ts';
import { openSignup, signupOf } from '../support/signup.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { checkTabStop } from '../sweep/in-page.ts';

test.use({ allowedMessages: mailProgramAsked });

/** Opens a page, presses Enter on one of its links, and returns the link. */
async function pressEnter(page: Page, path: string, name: string) {
  await page.goto(path);
  const link = page.getByRole('link', { name, exact: true });
  await link.press('Enter');
  return link;
}

/**
 * Presses Tab until focus comes back to a control that had it before, and marks each control on the
 * way with the attribute `data-stop`: in the open dialog it is the place in the order, from 0.
 * Returns how many of these controls are in the dialog, and how many behind it.
 */
async function walk(page: Page): Promise<{ inside: number; outside: number }> {
  const stops = { inside: 0, outside: 0 };
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(numberStop, stops.inside);
    // No dialog has so many; without a limit, one that adds controls would be walked forever.
    if (stop === 'again' || stops.inside > 80) return stops;
    if (stop !== 'none') stops[stop] += 1;
  }
}

/**
 * Marks the control that has focus with a number, and returns where it is; `again` where it has one
 * already, `none` where no control has focus. Runs inside the page.
 */
function numberStop(number: number): 'inside' | 'outside' | 'again' | 'none' {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'none';
  // Firefox also stops at areas that scroll.
  if (!element.matches('a, button, input, select, textarea, summary, [tabindex]')) return 'none';
  if (element.dataset['stop']) return 'again';
  element.dataset['stop'] = String(number);
  return element.closest('dialog') ? 'inside' : 'outside';
}

test('in the letter, Tab goes from top to bottom and stays inside', { tag: '@long' }, async ({
  page,
}) => {
  await pressEnter(page, '/privacy', 'Contact us');
  const { dialog, subject, text, changeAnswers, ways, ...letter } = await reviewForm(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(ways).toHaveCount(5);
  const controls = [
    dialog.getByRole('button', { name: 'Close' }).first(),
    subject,
    text,
    changeAnswers,
    ...[0, 1, 2, 3, 4].map((index) => ways.nth(index)),
    letter.copyMessage,
    letter.copyAddress,
    letter.save,
    letter.sent,
    letter.close,
  ];
  expect(await walk(page)).toEqual({ inside: controls.length, outside: 0 });
  for (const [index, control] of controls.entries()) {
    await expect(control).toHaveAttribute('data-stop', String(index));
  }
});

test('in a form, an empty paragraph has focus first, and the first field 200 ms later', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.goto('/privacy');
  await page.clock.pauseAt('2026-11-21T11:00:00Z');
  await shellOf(page).footer.getByRole('link', { name: 'Newsletter' }).click();
  const { dialog, email } = signupOf(page);
  // If the dialog itself had focus, Orca would read all of its text instead of its title.
  const focused = dialog.locator(':focus');
  await expect(focused).toHaveText('');
  await page.clock.runFor(199);
  await expect(focused).toHaveText('');
  await expect(email).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(email).toBeFocused();
});

test('I sign up without a mouse, and Enter in a field does not send the form', {
  tag: '@firefox',
}, async ({ page }) => {
  const opener = await pressEnter(page, '/stories', 'Sign Up for Updates');
  const { email } = signupOf(page);
  await expect(email).toBeFocused();
  await page.keyboard.type('ana@example.org');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
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

test('the booking begins at its first field; the page behind does not scroll and is out of reach', async ({
  page,
}) => {
  const opener = await pressEnter(page, '/speakers/directory', 'Book a Speaker');
  const { dialog, choice } = bookingOf(page);
  await expect(choice('event or for the media', 'An event')).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  // The wheel over the backdrop, then over the dialog, to its end and beyond.
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 60_000);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await walk(page)).toMatchObject({ outside: 0 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a notice is there once, can be reached, and sent away without losing the form', {
  tag: '@long',
}, async ({ page }) => {
  const { email, review, notices, dialog } = await openSignup(page);
  await review.click();
  await expect(page.getByText('Email Required').filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(dialog.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Dismiss: Email Required' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notices).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(email).toBeFocused();
});

for (const { where, size, tag } of [
  { where: 'a phone', size: phone, tag: [] },
  { where: 'a desk', size: desk, tag: ['@release'] },
]) {
  test(`on ${where}, a notice covers nothing`, { tag }, async ({ page }) => {
    await page.setViewportSize(size);
    const { review, notices } = await openSignup(page);
    await review.click();
    await expect(notices).toHaveCount(1);
    expect(await notices.first().evaluate(beneath)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    for (let stops = 0; stops < 9; stops += 1) {
      expect.soft((await page.evaluate(checkTabStop, undefined)).problems).toEqual([]);
      await page.keyboard.press('Tab');
    }
  });
}

/** The HTML of the elements that an element covers at its middle. Runs inside the page. */
function beneath(element: Element): string[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .filter((other) => !other.contains(element) && !element.contains(other))
    .map(({ outerHTML }) => outerHTML);
}
