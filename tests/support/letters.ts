import type { Page } from '@playwright/test';
import { settle } from './contact.ts';
import { paused } from './profile.ts';

/** The way of a visitor to a letter: the page, the words of its link, the heading of the form. */
export interface LetterDoor {
  path: string;
  link: string | RegExp;
  form: string;
}

/** Every letter that can be written from a page, except the one that asks for a missing file. */
export const letterDoors: Readonly<Record<string, LetterDoor>> = {
  contact: { path: '/privacy', link: 'Contact us', form: 'Write to us' },
  barrier: { path: '/privacy', link: 'Report a barrier', form: 'Report a barrier' },
  newsletter: { path: '/stories', link: 'Sign Up for Updates', form: 'Sign Up for Updates' },
  join: { path: '/speakers/join', link: 'Contact Us', form: 'Become a speaker' },
  nominate: {
    path: '/about/how-we-select',
    link: 'Nominate someone',
    form: 'Nominate someone',
  },
  'become-catalyst': {
    path: '/be-catalyst',
    link: 'Become a Catalyst',
    form: 'Become a Catalyst',
  },
  'find-voice': { path: '/be-catalyst', link: 'Find a Health Voice', form: 'Find a health voice' },
  'find-speaker': {
    path: `${paused.path}#book`,
    link: 'Ask for someone similar',
    form: 'Let us find a speaker',
  },
  'resource-wish': {
    path: '/resources/library',
    link: 'Tell us which document you miss',
    form: 'Wish for a resource',
  },
  media: { path: '/media', link: 'Contact the media team', form: 'Ask the media team' },
  deadline: {
    path: '/media-inquiries/deadline',
    link: 'Ask the desk',
    form: 'Ask for an interview',
  },
  booking: { path: '/speakers/directory', link: 'Book a Speaker', form: 'Book a Speaker' },
  story: { path: '/stories', link: 'Submit Your Story', form: 'Submit Your Story' },
  'event-proposal': {
    path: '/resources/events-calendar',
    link: 'Propose an event for this calendar',
    form: 'Propose an event',
  },
  'event-place': {
    path: '/resources/events-calendar/upcoming2',
    link: 'Ask for a place',
    form: 'Ask for a place',
  },
  'exchange-need': { path: '/be-catalyst/exchange', link: 'Post a need', form: 'Post a need' },
  'exchange-offer': {
    path: '/be-catalyst/exchange',
    link: 'Offer to speak',
    form: 'Offer to speak',
  },
  'exchange-answer-need': {
    path: '/be-catalyst/exchange',
    link: /^I can help/,
    form: 'I can help',
  },
  'exchange-answer-offer': {
    path: '/be-catalyst/exchange',
    link: /^We would like this/,
    form: 'We would like this',
  },
};

/** The link of a letter on its page; the first, where head and end of a page have it. */
export function letterLink(page: Page, { link }: LetterDoor) {
  return page.getByRole('link', { name: link, exact: typeof link === 'string' }).first();
}

/** Goes to the page of a letter and opens its form with the keyboard. */
export async function openDoor(page: Page, door: LetterDoor) {
  await page.goto(door.path);
  await letterLink(page, door).press('Enter');
  const dialog = page.getByRole('dialog', { name: door.form, exact: true });
  await settle(dialog);
  return dialog;
}
