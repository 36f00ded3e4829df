import type { Page } from '@playwright/test';
import { bookingOf, fillBooking } from '../support/booking.ts';
import {
  composerOf,
  letterIn,
  letterOf,
  mailProgramAsked,
  mailtoAfter,
} from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedMessages: mailProgramAsked });

async function openLetter(page: Page) {
  await page.goto('/speakers/join');
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  const composer = composerOf(page);
  await expect(composer.dialog).toBeVisible();
  return composer;
}

async function openBooking(page: Page) {
  await page.goto('/speakers/directory');
  await page.getByRole('main').getByRole('link', { name: 'Book a Speaker' }).click();
  const form = bookingOf(page);
  await expect(form.dialog).toBeVisible();
  return form;
}

/** Runs inside the page. */
function pressThrice(control: HTMLElement): void {
  for (const _ of [1, 2, 3]) control.click();
}

for (const [what, block] of [
  [
    'refuses to copy',
    () =>
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) }),
  ],
  ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
] as const) {
  test(`a browser that ${what} says so and leaves the text to select`, async ({ page }) => {
    await page.addInitScript(block);
    const { copyMessage, copyAddress, dialog, text } = await openLetter(page);
    for (const button of [copyMessage, copyAddress]) {
      await button.click();
      await expect(dialog.getByText('Your browser did not let us copy.').first()).toBeVisible();
      await expect(button).not.toHaveText('Copied');
    }
    await text.locator('pre').selectText();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(
      'Profession and workplace',
    );
  });
}

for (const [what, block] of [
  [
    'keeps nothing',
    () => {
      const refuse = () => {
        throw new DOMException('closed', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`with a browser that ${what}, I still book, and am told to keep the page open`, async ({
    page,
  }) => {
    await page.addInitScript(block);
    const form = await openBooking(page);
    await fillBooking(form);
    await expect(form.dialog.getByText('This browser keeps nothing for us').first()).toBeVisible();
    await form.review.click();
    const { dialog, way } = composerOf(page);
    await expect(dialog.getByText('This browser keeps nothing for us').first()).toBeVisible();
    const asked = await mailtoAfter(page, () => way('Mail app').click());
    expect(letterOf(asked)).toEqual(await letterIn(page));
    await page.goto('/my-requests');
    await expect(page.getByRole('main')).toContainText(
      'You have started no letter on this device.',
    );
  });
}

test('a second press while the desk is on its way changes nothing', async ({ page }) => {
  await page.goto('/speakers/join');
  const link = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first();
  await link.evaluate(pressThrice);
  await expect(composerOf(page).dialog).toHaveCount(1);
  await page.goto('/my-requests');
  await expect(
    page.getByRole('heading', { level: 2, name: /Join our Speakers Network/ }),
  ).toHaveCount(1);
});

test('pressing “Review message” twice makes one request', async ({ page }) => {
  const form = await openBooking(page);
  await fillBooking(form);
  await form.review.evaluate(pressThrice);
  await expect(composerOf(page).dialog).toHaveCount(1);
  await page.goto('/my-requests');
  await expect(page.getByRole('heading', { level: 2, name: /Elm Street Library/ })).toHaveCount(1);
});

test.describe('when the desk does not arrive', () => {
  test.use({ allowedMessages: [/mailto:|open-desk|net::ERR_FAILED/] });

  test('a contact is still a mail link', async ({ page }) => {
    await page.route('**/open-desk*.js', (route) => route.abort());
    await page.goto('/speakers/join');
    const link = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first();
    const href = await link.getAttribute('href');
    expect(await mailtoAfter(page, () => link.click())).toBe(href);
  });
});
