import type { Page } from '@playwright/test';
import { type Booking, bookingOf, fillBooking, openBooking } from '../support/booking.ts';
import { composerOf, letterIn } from '../support/contact.ts';
import { choose } from '../support/press.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { widthProblems } from '../sweep/in-page.ts';

const specified = [
  'Organization',
  'Contact name and title',
  'Email',
  'Phone',
  'Event details',
  'Event date',
  'Expected audience size',
  'Speaker preferences',
  'Budget range',
];
const ofHosts = [
  'Other dates that work',
  'Place or video link',
  'Who will be there',
  'Length of the talk',
  'Will it be recorded',
  'Access needs',
  'Travel and lodging',
];
const ofReporters = ['Outlet', 'Deadline with time zone', 'Live or taped'];

async function expectFields(form: Booking, shown: readonly string[], hidden: readonly string[]) {
  for (const label of shown) await expect.soft(form.field(label), label).toBeVisible();
  for (const label of hidden) await expect.soft(form.field(label), label).toBeHidden();
  for (const question of ['Journalistic event', 'Urgent request']) {
    await expect.soft(form.choice(question, 'Yes'), question).toBeVisible();
  }
}

async function openPage(page: Page): Promise<Booking> {
  await page.goto('/speakers/book');
  return bookingOf(page, 'page');
}

for (const [place, open] of [
  ['the dialog', openBooking],
  ['the page', openPage],
] as const) {
  test(`${place} asks hosts and reporters what each side needs, and drops nothing`, async ({
    page,
  }) => {
    const form = await open(page);
    const side = (answer: string) => form.choice('event or for the media', answer);
    await expectFields(form, specified, [...ofHosts, ...ofReporters]);
    await choose(side('An event'));
    await expectFields(form, [...specified, ...ofHosts], ofReporters);
    await choose(side('The media'));
    await expectFields(form, [...specified, ...ofReporters], ofHosts);
  });
}

test('a reporter’s deadline is in the letter, what hosts are asked is not', async ({ page }) => {
  const form = await openBooking(page);
  const side = (answer: string) => choose(form.choice('event or for the media', answer));
  await fillBooking(form);
  await side('An event');
  await form.field('Access needs').fill('Captions');
  await side('The media');
  await form.field('Outlet').fill('Radio 9');
  await form.field('Deadline with time zone').fill('today 5 PM Central');
  await form.field('Live or taped').fill('live');
  await form.review.click();
  const { body } = await letterIn(page);
  expect(body).toContain(
    'Outlet: Radio 9\nDeadline with time zone: today 5 PM Central\nLive or taped: live\n',
  );
  expect(body).not.toContain('Captions');
});

test('every option of the specification is there, and no other', async ({ page }) => {
  const form = await openBooking(page);
  const options = (label: string) => form.field(label).locator('option:not([value=""])');
  await expect(options('Expected audience size')).toHaveText([
    '1-50',
    '50-100',
    '100-500',
    '>500',
    'Other',
  ]);
  await expect(options('Budget range')).toHaveText([
    'No budget (probono)',
    'Under $1000',
    '$1000-$5000',
    '>$5000',
  ]);
});

test('I book on a phone, on the page of its own', async ({ page }) => {
  await page.setViewportSize(phone);
  const form = await openPage(page);
  await fillBooking(form);
  await form.review.click();
  await expect(composerOf(page).dialog).toBeVisible();
  expect((await letterIn(page)).subject).toMatch(/^Book a Speaker Request - Elm Street Library/);
  expect(await page.evaluate(widthProblems)).toEqual([]);
});
