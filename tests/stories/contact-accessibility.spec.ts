import type { Page } from '@playwright/test';
import { contrast, everyRule } from '../support/axe.ts';
import { bookingOf } from '../support/booking.ts';
import {
  composerOf,
  formOf,
  leaveWindow,
  mailProgramAsked,
  mailtoOf,
  receiptOf,
  reviewForm,
} from '../support/contact.ts';
import { choose } from '../support/press.ts';
import { signupOf } from '../support/signup.ts';
import { desk, phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { targetProblems, widthProblems } from '../sweep/in-page.ts';

test.use({ allowedMessages: mailProgramAsked, reducedMotion: 'reduce' });

const press = (page: Page, path: string, name: string) =>
  page.goto(path).then(() => page.getByRole('link', { name, exact: true }).click());

/** Functions that reach each state, and selectors of the part that axe checks. */
const states: Record<string, { part: string; reach: (page: Page) => Promise<unknown> }> = {
  'the form of a short letter after missing answers': {
    part: 'dialog[open]',
    reach: async (page) => {
      await press(page, '/privacy', 'Contact us');
      await formOf(page).review.click();
    },
  },
  'the letter, changed by hand': {
    part: 'dialog[open]',
    reach: async (page) => {
      await press(page, '/privacy', 'Contact us');
      const { text } = await reviewForm(page);
      await text.fill('Something else.');
    },
  },
  'the receipt': {
    part: 'dialog[open]',
    reach: async (page) => {
      await press(page, '/privacy', 'Contact us');
      await (await reviewForm(page)).sent.click();
      await expect(receiptOf(page).dialog).toBeVisible();
    },
  },
  'the letter after no program came up': {
    part: 'dialog[open]',
    reach: async (page) => {
      await press(page, '/privacy', 'Contact us');
      const { way, dialog } = await reviewForm(page);
      await mailtoOf(page, () => way('Mail app').click());
      await expect(dialog.getByText('No mail program').first()).toBeVisible();
    },
  },
  'the letter of a signup with its notice': {
    part: 'dialog[open]',
    reach: async (page) => {
      await press(page, '/stories', 'Sign Up for Updates');
      await signupOf(page).email.fill('ana@example.org');
      await signupOf(page).review.click();
      await mailtoOf(page, () => composerOf(page).way('Mail app').click());
      await leaveWindow(page);
      await expect(composerOf(page).dialog.getByText('Email Client Opened').first()).toBeVisible();
    },
  },
  'the signup': {
    part: 'dialog[open]',
    reach: (page) => press(page, '/stories', 'Sign Up for Updates'),
  },
  'the signup with an error and its notice': {
    part: 'dialog[open]',
    reach: async (page) => {
      await press(page, '/stories', 'Sign Up for Updates');
      await signupOf(page).review.click();
      await expect(signupOf(page).notices).toHaveCount(1);
    },
  },
  'a notice on the page': {
    part: 'body',
    reach: async (page) => {
      await press(page, '/stories', 'Sign Up for Updates');
      await signupOf(page).review.click();
      await expect(signupOf(page).notices).toHaveCount(1);
      await signupOf(page).cancel.click();
      await expect(
        page.getByRole('region', { name: 'Notifications' }).getByText('Email Required'),
      ).toBeVisible();
    },
  },
  'the booking form for an event': {
    part: 'dialog[open]',
    reach: async (page) => {
      await press(page, '/speakers/directory', 'Book a Speaker');
      await choose(bookingOf(page).choice('event or for the media', 'An event'));
    },
  },
  'the booking form after a missing answer': {
    part: 'dialog[open]',
    reach: async (page) => {
      await press(page, '/speakers/directory', 'Book a Speaker');
      await choose(bookingOf(page).choice('event or for the media', 'The media'));
      await bookingOf(page).review.click();
    },
  },
  'my requests': {
    part: 'body',
    reach: async (page) => {
      await press(page, '/privacy', 'Contact us');
      await (await reviewForm(page)).sent.click();
      await receiptOf(page).close.click();
      await page.getByRole('link', { name: 'Report a barrier' }).click();
      await (await reviewForm(page)).close.click();
      await page.goto('/my-requests');
      await expect(page.getByRole('button', { name: 'Delete all' })).toBeVisible();
    },
  },
};

for (const [name, { part, reach }] of Object.entries(states)) {
  test(`${name}: no barrier that a machine can find`, async ({ page }) => {
    await page.setViewportSize(desk);
    await reach(page);
    await expect(page.locator(part)).toBeVisible();
    expect.soft(await everyRule(page, part), 'on a desk, light').toEqual([]);
    expect.soft(await page.evaluate(targetProblems), 'targets on a desk').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await contrast(page, part), 'on a desk, dark').toEqual([]);
    await page.setViewportSize(phone);
    expect.soft(await everyRule(page, part), 'on a phone, dark').toEqual([]);
    expect.soft(await page.evaluate(targetProblems), 'targets on a phone').toEqual([]);
    expect.soft(await page.evaluate(widthProblems), 'width on a phone').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await contrast(page, part), 'on a phone, light').toEqual([]);
  });
}
