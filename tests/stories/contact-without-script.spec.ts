import { composerOf, letterInLink, mailProgramAsked, mailtoOf } from '../support/contact.ts';
import { choose } from '../support/press.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, allowedMessages: mailProgramAsked });

test('a contact opens my mail program', { tag: '@not-firefox' }, async ({ page }) => {
  await page.goto('/speakers/join');
  const link = page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first();
  const mailto = await mailtoOf(page, () => link.click());
  expect(letterInLink(mailto).subject).toBe('Join our Speakers Network');
  await expect(composerOf(page).dialog).toBeHidden();
});

test('the library’s form becomes a mail draft', { tag: '@not-firefox' }, async ({ page }) => {
  await page.goto('/resources/library');
  await page.getByRole('main').getByLabel('Email').fill('ana@example.org');
  const subscribe = page.getByRole('main').getByRole('button', { name: 'Subscribe' });
  const mailto = new URL(await mailtoOf(page, () => subscribe.click()));
  expect(mailto.pathname).toBe('hello@climatehealthvoices.example');
  expect(mailto.searchParams.get('subject')).toBe('New newsletter signup');
  expect(decodeURIComponent(mailto.href.split('body=')[1] ?? '')).toContain(
    'Email=ana@example.org',
  );
});

test('the booking form becomes a mail draft, and does not go without a required answer', {
  tag: ['@not-firefox', '@long'],
}, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/speakers/directory');
  await page.getByRole('link', { name: 'Fill in the booking form' }).click();
  await expect(page).toHaveURL('/speakers/book');
  const main = page.getByRole('main');
  const review = main.getByRole('button', { name: 'Review message' });
  await review.click();
  await expect(main.getByLabel('Event details')).toBeFocused();
  await choose(main.getByRole('radio', { name: 'An event' }));
  await main.getByLabel('Organization').fill('Elm Street Library');
  await main.getByLabel('Contact name and title').fill('Ana');
  await choose(main.getByRole('group', { name: 'Journalistic event' }).getByLabel('No'));
  await choose(main.getByRole('group', { name: 'Urgent request' }).getByLabel('No'));
  await main.getByRole('textbox', { name: 'Email' }).fill('ana@example.org');
  await main.getByLabel('Event details').fill('Heat');
  await main.getByLabel('Access needs').fill('Captions');
  const mailto = new URL(await mailtoOf(page, () => review.click()));
  expect(mailto.pathname).toBe('voices@climatehealthvoices.example');
  expect(mailto.searchParams.get('subject')).toBe('Book a Speaker Request - Submission');
  const body = decodeURIComponent(mailto.href.split('body=')[1] ?? '');
  expect(body).toContain('organization=Elm Street Library\r\n');
  expect(body).toContain('accessNeeds=Captions\r\n');
  expect([...mailto.searchParams.keys()].sort()).toEqual(['body', 'subject']);
});

test('“My requests” says why it shows nothing', { tag: '@not-firefox' }, async ({ page }) => {
  await page.goto('/my-requests');
  const text = await page.evaluate(() => document.querySelector('main')?.innerText);
  expect(text).toContain('needs JavaScript to be shown');
  expect(text, 'which nobody can know').not.toContain('You have started no message');
});
