import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './press.ts';

/** The booking form, found as a visitor would name its parts. */
export interface Booking {
  dialog: Locator;
  field: (label: string) => Locator;
  choice: (question: string, answer: string) => Locator;
  /** One of the chosen speakers, who can be taken off. */
  speaker: (name: string) => Locator;
  review: Locator;
  cancel: Locator;
  clear: Locator;
}

/** The booking form in its dialog, or the one on its own page. */
export function bookingOf(page: Page, place: 'dialog' | 'page' = 'dialog'): Booking {
  const dialog =
    place === 'dialog' ? page.getByRole('dialog', { name: /^Book / }) : page.getByRole('main');
  return {
    dialog,
    field: (label) => dialog.getByLabel(label),
    choice: (question, answer) =>
      dialog.getByRole('group', { name: question }).getByRole('radio', { name: answer }),
    speaker: (name: string) => dialog.getByRole('button', { name: `Remove ${name}` }),
    review: dialog.getByRole('button', { name: 'Review message' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    clear: dialog.getByRole('button', { name: 'Clear' }),
  };
}

/** Goes to the directory, unless it is open without a query, and opens the booking form over it. */
export async function openBooking(page: Page): Promise<Booking> {
  const directory = '/speakers/directory';
  if (!page.url().endsWith(directory)) await page.goto(directory);
  await page.getByRole('main').getByRole('link', { name: 'Book a Speaker' }).click();
  const form = bookingOf(page);
  await expect(form.dialog).toBeVisible();
  return form;
}

/** Answers every question of the specification but the speaker. */
export async function fillBooking({ field, choice }: Booking): Promise<void> {
  await field('Organization').fill('Elm Street Library');
  await field('Contact name and title').fill('Ana Reyes, director');
  await choose(choice('Journalistic event', 'No'));
  await choose(choice('Urgent request', 'Yes'));
  await field('Email').fill('ana@example.org');
  await field('Phone').fill('555-0123');
  await field('Event details').fill(
    'Heat and older neighbors. 50% will be over 70 & many live alone.',
  );
  await field('Event date').fill('2027-05-01');
  await field('Expected audience size').selectOption('50-100');
  await field('Budget range').selectOption('Under $1000');
}
