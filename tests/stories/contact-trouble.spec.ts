import type { Page } from '@playwright/test';
import { fillBooking, openBooking } from '../support/booking.ts';
import {
  composerOf,
  letterIn,
  letterInLink,
  mailProgramAsked,
  mailtoOf,
  openLetter,
} from '../support/contact.ts';
import { refuseCopy } from '../support/refuse-copy.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedMessages: mailProgramAsked });

for (const [what, setUp] of [
  ['refuses to copy', refuseCopy],
  [
    'has no clipboard',
    (page: Page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  ],
] as const) {
  test(`a browser that ${what} says so and leaves the text to select`, async ({ page }) => {
    await setUp(page);
    const { copyMessage, copyAddress, dialog, text } = await openLetter(page);
    for (const button of [copyMessage, copyAddress]) {
      await button.click();
      await expect(dialog.getByText('Your browser did not let us copy.').first()).toBeVisible();
      await expect(button).not.toHaveText('Copied');
    }
    await text.selectText();
    expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe(
      (await letterIn(page)).body.length,
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
    const mailto = await mailtoOf(page, () => way('Mail app').click());
    expect(letterInLink(mailto)).toEqual(await letterIn(page));
    await page.goto('/my-requests');
    await expect(page.getByRole('main')).toContainText(
      'You have started no letter on this device.',
    );
  });
}
