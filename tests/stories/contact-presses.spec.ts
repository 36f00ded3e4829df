import { fillBooking, openBooking } from '../support/booking.ts';
import { composerOf, mailProgramAsked, mailtoAfter } from '../support/contact.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedMessages: mailProgramAsked });

/** Runs inside the page. */
function pressThrice(control: HTMLElement): void {
  for (const _ of [1, 2, 3]) control.click();
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
