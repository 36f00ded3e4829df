import { bookingOf, fillBooking, openBooking } from '../support/booking.ts';
import {
  composerOf,
  formOf,
  letterInLink,
  mailProgramAsked,
  mailtoOf,
  openLetter,
  reviewForm,
} from '../support/contact.ts';
import { hydrated } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedMessages: mailProgramAsked });

/** Clicks a control three times in a row. Runs inside the page. */
function pressThrice(control: HTMLElement): void {
  for (const _ of [1, 2, 3]) control.click();
}

test('a second press while the desk is on its way changes nothing', async ({ page }) => {
  await page.goto('/speakers/join');
  const link = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first();
  await link.evaluate(pressThrice);
  await expect(formOf(page).dialog).toHaveCount(1);
  await reviewForm(page);
  await page.goto('/my-requests');
  await expect(
    page.getByRole('heading', { level: 2, name: /Join our Speakers Network/ }),
  ).toHaveCount(1);
});

test('an address in a text opens a message to that address', async ({ page }) => {
  await page.goto('/privacy');
  const link = page.getByRole('link', { name: 'Contact us' });
  // Staff may write a mail address into any text; no text has one today.
  await link.evaluate((element: HTMLAnchorElement) => {
    delete element.dataset['letter'];
    element.href = 'mailto:media@climatehealthvoices.example';
  });
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible();
  const { address, changeAnswers, close } = await reviewForm(page);
  const media = 'media@climatehealthvoices.example';
  await expect(address).toHaveText(media);
  await close.click();

  await test.step('also when I open it again and change my answers', async () => {
    await page.goto('/my-requests');
    await page.getByRole('button', { name: /^Open again/ }).click();
    await changeAnswers.click();
    await reviewForm(page);
    await expect(address).toHaveText(media);
  });
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
  test.use({ allowedMessages: [/mailto:|ContactDesk|short-letters|net::ERR_FAILED/] });

  test('a contact is still a mail link', async ({ page }) => {
    await page.route('**/ContactDesk*.js', (route) => route.abort());
    await page.goto('/speakers/join');
    const link = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first();
    const href = await link.getAttribute('href');
    expect(await mailtoOf(page, () => link.click())).toBe(href);
  });

  test('the booking on its own page opens in my mail program', async ({ page }) => {
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
