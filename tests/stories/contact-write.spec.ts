import type { Page } from '@playwright/test';
import { bookingOf, fillBooking } from '../support/booking.ts';
import { composerOf, letterIn, reference } from '../support/contact.ts';
import { choose } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const directory = { path: '/speakers/directory', link: 'Book a Speaker' };
const profile = { path: '/speakers/profile/amara-quill#book', link: 'Write to the voices team' };

async function open(page: Page, { path, link }: typeof directory) {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: link }).click();
  const form = bookingOf(page);
  await expect(form.dialog).toBeVisible();
  return form;
}

test('I book from the directory and read my request before it goes', async ({ page }) => {
  const form = await open(page, directory);
  await expect(form.field('Speaker preferences')).toHaveValue('');
  await fillBooking(form);
  await form.field('Speaker preferences').fill('Someone who knows heat');
  await form.review.click();

  await expect(form.dialog).toBeHidden();
  const { to, subject, body } = await letterIn(page);
  const [ref = ''] = reference.exec(subject) ?? [];
  expect(to).toBe('voices@climatehealthvoices.example');
  expect(subject).toBe(`Book a Speaker Request - Elm Street Library (ref. ${ref})`);
  expect(body.split('\n')).toEqual([
    'Organization: Elm Street Library',
    'Contact name and title: Ana Reyes, director',
    'Journalistic event: No',
    'Urgent request: Yes',
    'Email: ana@example.org',
    'Phone: 555-0123',
    'Event details: Heat and older neighbors. 50% will be over 70 & many live alone.',
    'Event date: 2027-05-01',
    'Expected audience size: 50-100',
    'Speaker preferences: Someone who knows heat',
    'Budget range: Under $1000',
    '',
    `Reference: ${ref}`,
  ]);
});

test('I book from a profile and the speaker is filled in', async ({ page }) => {
  const form = await open(page, profile);
  const name = 'Dr. Amara Quill';
  await expect(form.dialog).toHaveAccessibleName(`Book ${name}`);
  await expect(form.speaker(name)).toBeVisible();
  await fillBooking(form);
  await form.review.click();
  expect((await letterIn(page)).body).toContain(`Speaker preferences: ${name}\n`);
});

test('a speaker is filled in although an older draft named nobody', async ({ page }) => {
  const form = await open(page, directory);
  await form.field('Organization').fill('Elm Street Library');
  await form.cancel.click();
  await open(page, profile);
  await expect(form.field('Organization')).toHaveValue('Elm Street Library');
  await expect(form.speaker('Dr. Amara Quill')).toBeVisible();
});

test('the form does not go while a required answer is missing', async ({ page }) => {
  const form = await open(page, directory);
  const required = ['Organization', 'Contact name and title', 'Email', 'Event details'];
  await fillBooking(form);
  for (const label of required) {
    const value = await form.field(label).inputValue();
    await form.field(label).fill('');
    await form.review.click();
    await expect.soft(form.field(label), label).toBeFocused();
    await form.field(label).fill(value);
  }
  await form.field('Email').fill('ana at example');
  await form.review.click();
  await expect(form.field('Email')).toBeFocused();
  await expect(composerOf(page).dialog).toBeHidden();
});

test('the form does not go while a yes or no is missing', async ({ page }) => {
  const form = await open(page, directory);
  for (const label of ['Organization', 'Contact name and title', 'Event details']) {
    await form.field(label).fill('x');
  }
  await form.field('Email').fill('a@b.example');
  await form.review.click();
  await expect(form.choice('Journalistic event', 'Yes')).toBeFocused();
  await choose(form.choice('Journalistic event', 'Yes'));
  await form.review.click();
  await expect(form.choice('Urgent request', 'Yes')).toBeFocused();
  await choose(form.choice('Urgent request', 'No'));
  await form.review.click();
  await expect(composerOf(page).dialog).toBeVisible();
});

test('what is wrong stays under the field until I fix it', async ({ page }) => {
  const form = await open(page, directory);
  const organization = form.field('Organization');
  await expect(organization).toHaveAttribute('aria-invalid', 'false');
  await form.review.click();
  await expect(form.field('Event details')).toBeFocused();
  await expect(organization).toHaveAttribute('aria-invalid', 'true');
  await expect(organization).toHaveAccessibleDescription(/fill/i);
  await expect(
    form.dialog.getByRole('group', { name: 'Urgent request' }),
  ).toHaveAccessibleDescription(/select/i);
  await expect(form.dialog.getByText(/^Please fill out this field/), 'once a field').toHaveCount(4);
  await organization.fill('Elm Street Library');
  await expect(organization).toHaveAttribute('aria-invalid', 'false');
  await expect(organization).toHaveAccessibleDescription('');
});

test('a speaker I took off is not in my letter, unless I undo that, and focus is not lost', async ({
  page,
}) => {
  const form = await open(page, profile);
  await fillBooking(form);
  const remove = () => form.speaker('Dr. Amara Quill').press('Enter');
  await remove();
  await form.dialog.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(form.speaker('Dr. Amara Quill')).toBeFocused();
  await remove();
  await expect(form.speaker('Dr. Amara Quill')).toHaveCount(0);
  await expect(form.dialog).toHaveAccessibleName('Book a Speaker');
  await expect(form.dialog.locator(':focus')).toHaveCount(1);
  await form.review.click();
  expect((await letterIn(page)).body).toContain('\nSpeaker preferences: \n');
});

test('the first answer also says whether it is a journalistic event, and I can change that', async ({
  page,
}) => {
  const form = await open(page, directory);
  await choose(form.choice('event or for the media', 'The media'));
  await expect(form.choice('Journalistic event', 'Yes')).toBeChecked();
  await choose(form.choice('event or for the media', 'An event'));
  await expect(form.choice('Journalistic event', 'No')).toBeChecked();
  await choose(form.choice('Journalistic event', 'Yes'));
  await expect(form.choice('event or for the media', 'An event')).toBeChecked();
  await expect(
    form.dialog.getByRole('group', { name: 'Urgent request' }),
  ).toHaveAccessibleDescription(/one working day/);
});
