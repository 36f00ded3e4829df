import type { z } from 'zod';
import { holdsPlaces, text, words } from '#content/fields.ts';

/** Returns the schema of a sentence with the placeholder `{name}`; `hint` says what it is for. */
function withPlaceholder(name: string, hint: string) {
  return text
    .refine((sentence) => sentence.includes(`{${name}}`), holdsPlaces(`{${name}}`))
    .describe(hint);
}

/**
 * Returns the schema of a sentence in two forms, about one thing and about several, with `{what}`
 * in the place of those things; `hint` says what it is for.
 */
function oneAndMany(hint: string) {
  return words({
    one: withPlaceholder('what', 'For one; {what} is the thing with its number'),
    many: withPlaceholder('what', 'For several; {what} are the things with their numbers'),
  }).describe(hint);
}

/**
 * The words about a copy: a file with everything that this site stores on a device, such as the
 * shortlist and the drafts. Visitors save it to restore it in another browser, or because Safari
 * deletes what a site stores after seven days of use without a visit.
 */
export const copyWordsSchema = words({
  title: 'Heading',
  lede: 'What a copy is, and who can read it',
  safari: 'Why one may need it: what Safari does',
  save: words({
    button: 'Button that saves the file',
    saved: 'Said once it is saved',
    failed: 'Said when that did not work',
    note: 'First line of the file, for whoever opens it',
  }).describe('Saving a copy'),
  bring: words({
    label: 'Label of the field that takes the file',
    hint: 'What happens with it',
    back: oneAndMany('What came back'),
    here: oneAndMany('What was here already'),
    noRoom: oneAndMany('What did not fit'),
    differs: oneAndMany('Unfinished forms that were left out'),
    unread: oneAndMany('What could not be read'),
    nothing: 'Where a copy is empty',
    things: words({
      requests: 'Requests, in the plural',
      speakers: 'Speakers of the shortlist, in the plural',
      drafts: 'Forms that are not finished, in the plural',
      ticks: 'Ticks of the planner, in the plural',
      entries: 'Anything else of the file, in the plural',
    }).describe('What is counted'),
    problems: words({
      unreadable: 'The file is something else',
      tooLarge: 'The file is larger than any copy',
      otherSite: withPlaceholder('network', 'The copy is of another site; {network} is its name'),
      newer: 'The copy was saved by a later version of this site',
      full: 'The browser could not store it',
      failed: 'The file could not be opened',
    }).describe('Why nothing was brought back'),
  }).describe('Bringing a copy back'),
  receipt: words({
    safari: 'Why one may need a copy, in one short sentence',
    button: 'Button that saves it',
    saved: 'Said once it is saved',
    failed: 'Said when that did not work',
    more: 'Link to how the site is added to the Home Screen',
  }).describe('On the receipt of a letter'),
  offline: words({
    title: 'Heading',
    text: 'What Safari does, and what helps',
    link: 'Link to the page that saves a copy',
  }).describe('On the page for reading without a connection'),
  homeScreen: words({
    title: 'Heading',
    text: 'What that is good for, and that the app begins empty',
    phone: 'How to do it on an iPhone or iPad',
    mac: 'How to do it on a Mac',
  }).describe('Adding the site to the Home Screen'),
});
export type CopyWords = z.infer<typeof copyWordsSchema>;
