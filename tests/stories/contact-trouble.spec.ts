import type { Page } from '@playwright/test';
import { bookingOf, fillBooking, openBooking } from '../support/booking.ts';
import {
  composerOf,
  letterIn,
  letterInLink,
  mailProgramAsked,
  mailtoOf,
  openLetter,
} from '../support/contact.ts';
import { hydrated } from '../support/hydration.ts';
import { keptBefore } from '../support/kept-before.ts';
import { refuseCopy } from '../support/refuse-copy.ts';
import { keptLetter, noRequests, openRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedMessages: mailProgramAsked });

/** Expects that each copy of the open letter fails, and that its text can be selected instead. */
async function cannotCopy(page: Page) {
  const { copyMessage, copyAddress, dialog, text } = composerOf(page);
  for (const button of [copyMessage, copyAddress]) {
    await button.click();
    await expect(dialog.getByText('Your browser did not let us copy.').first()).toBeVisible();
    await expect(button).not.toHaveText('Copied');
  }
  await text.selectText();
  expect(await text.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe(
    (await letterIn(page)).body.length,
  );
}

test('a browser that refuses to copy says so and leaves the text to select', {
  tag: '@long',
}, async ({ page }) => {
  await refuseCopy(page);
  await openLetter(page);
  await cannotCopy(page);
});

test('so does one that has no clipboard, also with a letter too long for a link', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const form = await openBooking(page);
  await fillBooking(form);
  await form.field('Event details').fill(`${'A long story. '.repeat(200)}The end.`);
  await form.review.click();
  const { dialog, way, text } = composerOf(page);
  await expect(dialog.getByText('too long for a link').first()).toBeVisible();
  await mailtoOf(page, () => way('Mail app').click());
  await expect(dialog.getByText('Your browser did not let us copy.').first()).toBeVisible();
  await expect(text).toHaveValue(/The end\./);
  await cannotCopy(page);
});

for (const { what, block, tag } of [
  {
    what: 'keeps nothing',
    tag: ['@release'],
    block: () => {
      const refuse = () => {
        throw new DOMException('closed', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
    },
  },
  {
    what: 'is full',
    tag: ['@long'],
    block: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  },
]) {
  test(`with a browser that ${what}, I still book, and am told to keep the page open`, {
    tag,
  }, async ({ page }) => {
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
    await expect(page.getByRole('main')).toContainText(noRequests);
  });
}

test('a draft that something else wrote does no harm', async ({ page }) => {
  await keptBefore(page, 'draft:booking', '{"__proto__":"x","organization":"<b>x</b>"}');
  const form = await openBooking(page);
  await fillBooking(form);
  await form.review.click();
  await expect(composerOf(page).text).toHaveValue(/Elm Street Library/);
});

test('where what is kept is no list of requests, nothing is shown', async ({ page }) => {
  const { main, letters, removeAll } = await openRequests(page, '{');
  await expect(main.getByText(noRequests)).toBeVisible();
  await expect(letters).toHaveCount(0);
  await expect(removeAll).toBeHidden();
});

test('markup in a kept letter is text, and one that cannot be read does not take it along', async ({
  page,
}) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const letter = { to: markup, subject: markup, body: markup.repeat(200) };
  const { letters, reopen } = await openRequests(page, [
    { ...keptLetter('CHV-AAAAA'), message: letter },
    { reference: 7 },
  ]);
  await expect(letters).toHaveText([markup]);
  await reopen('').first().click();
  expect((await letterIn(page)).subject).toBe(markup);
  await expect(page).toHaveTitle(/^My requests/);
});

test.describe('when the desk does not arrive', () => {
  test.use({ allowedMessages: [/mailto:|ContactDesk|short-letters|net::ERR_FAILED/] });

  test('a contact is still a mail link', { tag: '@not-firefox' }, async ({ page }) => {
    await page.route('**/ContactDesk*.js', (route) => route.abort());
    await page.goto('/speakers/join');
    const link = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first();
    const href = await link.getAttribute('href');
    expect(await mailtoOf(page, () => link.click())).toBe(href);
  });

  // A script opens the letter here, and Firefox tells a driver only of a link that is pressed.
  test('the booking on its own page opens in my mail program', { tag: '@not-firefox' }, async ({
    page,
  }) => {
    await page.route('**/ContactDesk*.js', (route) => route.abort());
    await page.goto('/speakers/book');
    await hydrated(page);
    const form = bookingOf(page, 'page');
    await fillBooking(form);
    const letter = letterInLink(await mailtoOf(page, () => form.review.click()));
    expect(letter.subject).toContain('Elm Street Library');
    expect(letter.body).toContain('ana@example.org');
  });

  test('a request I kept can be sent although its form does not arrive', async ({ page }) => {
    await openLetter(page);
    await page.goto('/my-requests');
    await page.route(/short-letters.*\.js/, (route) => route.abort());
    await page.getByRole('button', { name: /^Open again/ }).click();
    const { dialog, way, changeAnswers } = composerOf(page);
    await expect(dialog).toBeVisible();
    await expect(way('Mail app')).toBeVisible();
    await expect(changeAnswers).toBeHidden();
  });
});
