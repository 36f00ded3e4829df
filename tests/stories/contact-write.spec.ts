import type { Page } from '@playwright/test';
import { bookingOf, fillBooking, openBooking } from '../support/booking.ts';
import {
  composerOf,
  letterIn,
  recordAnnouncements,
  reference,
  reviewForm,
} from '../support/contact.ts';
import { choose } from '../support/press.ts';
import { openRequests } from '../support/requests.ts';
import { openSignup, signupOf } from '../support/signup.ts';
import { phone } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';
import { widthProblems } from '../sweep/in-page.ts';

test.use({ timezoneId: 'America/Chicago' });

const speaker = 'Dr. Amara Quill';

/** Opens the booking form on the profile of a speaker. */
async function openFromProfile(page: Page) {
  await page.goto('/speakers/profile/amara-quill#book');
  await page.getByRole('main').getByRole('link', { name: 'Write to the voices team' }).click();
  const form = bookingOf(page);
  await expect(form.dialog).toBeVisible();
  return form;
}

test('I book from the directory and read my request before it goes', { tag: '@long' }, async ({
  page,
}) => {
  const form = await openBooking(page);
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
    'Event date: May 1, 2027',
    'Expected audience size: 50-100',
    'Speaker preferences: Someone who knows heat',
    'Budget range: Under $1000',
    '',
    `Reference: ${ref}`,
  ]);
});

test('I book from a profile: the speaker is filled in, beside what I had answered before', {
  tag: '@long',
}, async ({ page }) => {
  const form = await openBooking(page);
  await form.field('Organization').fill('Oak Street Library');
  await form.cancel.click();
  await openFromProfile(page);
  await expect(form.field('Organization')).toHaveValue('Oak Street Library');
  await expect(form.dialog).toHaveAccessibleName(`Book ${speaker}`);
  await expect(form.speaker(speaker)).toBeVisible();
  await fillBooking(form);
  await form.review.click();
  expect((await letterIn(page)).body).toContain(`Speaker preferences: ${speaker}\n`);
});

test('a speaker I took off is not in my letter, unless I undo that, and focus is not lost', {
  tag: '@long',
}, async ({ page }) => {
  const form = await openFromProfile(page);
  await fillBooking(form);
  const remove = () => form.speaker(speaker).press('Enter');
  await remove();
  await form.dialog.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(form.speaker(speaker)).toBeFocused();
  await remove();
  await expect(form.speaker(speaker)).toHaveCount(0);
  await expect(form.dialog).toHaveAccessibleName('Book a Speaker');
  await expect(form.dialog.locator(':focus')).toHaveCount(1);
  await form.review.click();
  expect((await letterIn(page)).body).toContain('\nSpeaker preferences: \n');
});

test('what is missing stands under its field until I answer it, and the form does not go before', {
  tag: '@long',
}, async ({ page }) => {
  const form = await openBooking(page);
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
  await form.field('Event details').fill('Heat');
  await form.review.click();
  await expect(form.field('Contact name and title')).toBeFocused();
  await form.field('Contact name and title').fill('Ana');
  await form.review.click();
  await expect(form.field('Email')).toBeFocused();
  await form.field('Email').fill('ana at example');
  await form.review.click();
  await expect(form.field('Email')).toBeFocused();
  await form.field('Email').fill('ana@example.org');
  for (const question of ['Journalistic event', 'Urgent request']) {
    await form.review.click();
    await expect(form.choice(question, 'Yes')).toBeFocused();
    await expect(composerOf(page).dialog).toBeHidden();
    await choose(form.choice(question, 'No'));
  }
  await form.review.click();
  await expect(composerOf(page).dialog).toBeVisible();
});

test('hosts and reporters are asked what each side needs, and the letter says what was asked', {
  tag: '@long',
}, async ({ page }) => {
  const form = await openBooking(page);
  const side = (answer: string) => form.choice('event or for the media', answer);
  const forHosts = form.field('Access needs');
  const forReporters = form.field('Outlet');
  await fillBooking(form);
  await expect(forHosts).toBeHidden();
  await expect(forReporters).toBeHidden();

  await choose(side('An event'));
  await expect(form.choice('Journalistic event', 'No')).toBeChecked();
  await expect(forReporters).toBeHidden();
  await forHosts.fill('Captions');

  await choose(side('The media'));
  await expect(form.choice('Journalistic event', 'Yes')).toBeChecked();
  await expect(forHosts).toBeHidden();
  await choose(form.choice('Journalistic event', 'No'));
  await expect(side('The media')).toBeChecked();
  await expect(
    form.dialog.getByRole('group', { name: 'Urgent request' }),
  ).toHaveAccessibleDescription(/one business day/);
  await forReporters.fill('Radio 9');
  await form.field('Deadline with time zone').fill('today 5 PM Central');
  await form.field('Live or taped').fill('live');
  await form.review.click();
  const { body } = await letterIn(page);
  expect(body).toContain(
    'Outlet: Radio 9\nDeadline with time zone: today 5 PM Central\nLive or taped: live\n',
  );
  expect(body).not.toContain('Captions');
});

test('I book on a phone, on the page of its own, which asks what my side needs', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/speakers/book');
  const form = bookingOf(page, 'page');
  await choose(form.choice('event or for the media', 'An event'));
  await expect(form.field('Access needs')).toBeVisible();
  await expect(form.field('Outlet')).toBeHidden();
  await fillBooking(form);
  await form.review.click();
  await expect(composerOf(page).dialog).toBeVisible();
  expect((await letterIn(page)).subject).toMatch(/^Book a Speaker Request - Elm Street Library/);
  expect(await page.evaluate(widthProblems)).toEqual([]);
});

for (const { place, path, link, tag } of [
  { place: 'the foot of any page', path: '/privacy', link: 'Newsletter', tag: [] },
  { place: 'the home page', path: '/', link: 'Sign up for updates', tag: ['@release'] },
]) {
  test(`I sign up from ${place}`, { tag }, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T15:40:00-06:00');
    const signup = await openSignup(page, path, link);
    await signup.email.fill(' ana@example.org ');
    await signup.review.click();
    await expect(signup.dialog).toBeHidden();
    const { to, subject, body } = await letterIn(page);
    const [ref] = reference.exec(subject) ?? [];
    expect(to).toBe('hello@climatehealthvoices.example');
    expect(subject).toBe(`New newsletter signup (ref. ${ref})`);
    expect(body.split('\n')).toEqual([
      'Name: Not provided',
      'Email: ana@example.org',
      'Interests: None selected',
      `Signed up from: ${path}`,
      'Date and time: Nov 21, 2026 3:40 PM',
      '',
      `Reference: ${ref}`,
    ]);
  });
}

test('the address I typed in the library comes with me', async ({ page }) => {
  await page.goto('/resources/library');
  await page.getByRole('main').getByLabel('Email').fill('ana@example.org');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  const signup = signupOf(page);
  await expect(signup.email).toHaveValue('ana@example.org');
  await signup.name.fill('Ana Reyes');
  await choose(signup.interest('Research & Reports'));
  await choose(signup.interest('New Climate Health Stories'));
  await signup.review.click();
  const { body } = await letterIn(page);
  expect(body).toContain('Name: Ana Reyes\nEmail: ana@example.org\n');
  expect(body).toContain('\nInterests: New Climate Health Stories, Research & Reports\n');
  expect(body).toContain('\nSigned up from: /resources/library\n');
});

test('a signup says once that the address is missing, where it is missing, and what is wrong with another', async ({
  page,
}) => {
  const announcements = await recordAnnouncements(page);
  const { email, review, notices, dialog } = await openSignup(page);
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await review.click();
  await expect(notices).toHaveText(['Email RequiredPlease enter your email address.']);
  await expect(notices).toHaveAttribute('data-tone', 'destructive');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Please enter your email address.');
  await expect(dialog).toBeVisible();
  const sentence = 'assertive: Email Required. Please enter your email address.';
  expect(await announcements()).toEqual([sentence]);
  await review.click();
  await expect.poll(announcements, 'the same mistake is said again').toEqual([sentence, sentence]);

  await email.fill('ana at example');
  await review.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/name@example\.org/);
  await expect(notices).toHaveCount(0);
});

test('an address in a text opens a message to that address, also when I change my answers', {
  tag: '@long',
}, async ({ page }) => {
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

  await page.goto('/my-requests');
  await page.getByRole('button', { name: /^Open again/ }).click();
  await changeAnswers.click();
  await reviewForm(page);
  await expect(address).toHaveText(media);
});

test('whatever I press three times makes one form, one letter and one request', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/speakers/directory');
  const link = page.getByRole('main').getByRole('link', { name: 'Book a Speaker' });
  await link.evaluate(pressThrice);
  const form = bookingOf(page);
  await expect(form.dialog).toHaveCount(1);
  await fillBooking(form);
  await form.review.evaluate(pressThrice);
  await expect(composerOf(page).dialog).toHaveCount(1);
  const { letters } = await openRequests(page);
  await expect(letters).toHaveText([/Elm Street Library/]);
});

/** Clicks a control three times in a row. Runs inside the page. */
function pressThrice(control: HTMLElement): void {
  for (const _ of [1, 2, 3]) control.click();
}
