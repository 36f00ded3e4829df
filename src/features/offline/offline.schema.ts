import type { z } from 'zod';
import { heading, page, text, words } from '#content/fields.ts';

const workerWords = words({
  label: 'What the bar on a kept page is, for those who hear it',
  kept: 'On a page that is shown from its kept copy, with {when}',
  undated: 'The same where the day is not known',
  more: 'Link of the bar to what is kept',
  missing: 'On the page in place of one that is not kept, with {path}',
  again: 'Link that asks for the missing page again',
  last: 'Beside that, where not even the page for an outage is kept',
});

/** The words about reading the site without a connection. `{places}` are filled in. */
export const offlineSchema = page({
  always: words({
    ...heading.shape,
    yes: 'Beside a page that is kept, with {when}',
    no: 'Beside a page that is not',
  }).describe('The pages that every visit keeps'),
  guides: words({
    ...heading.shape,
    keep: 'Button that keeps all guides',
    size: 'How much that is, with {size}',
    none: 'Said while the guides are not kept',
    working: 'Said while they are being kept, with {done} and {of}',
    kept: 'Said when they are kept, with {when} and {size}',
    failed: 'Said when that did not work',
    remove: 'Button that removes them',
    removed: 'Said when they are removed',
    more: 'Link to the page that lists what is kept',
  }).describe('Keeping all guides by a press'),
  file: words({
    title: 'Heading of the part about the file',
    text: 'What the file is good for',
    link: 'Link to the file, with its kind and {size}',
    details: 'Its day, with {date}',
  }).describe('All kits in one file'),
  seen: words({
    ...heading.shape,
    none: 'Said while no page is kept',
    entry: 'Beside a page, with {when}',
  }).describe('The pages that were opened on this device'),
  remove: words({
    ...heading.shape,
    pages: 'Button that removes the opened pages',
    all: 'Button that removes everything and keeps nothing from now on',
    again: 'Button that keeps pages again',
    removedPages: 'Said when the opened pages are removed',
    removedAll: 'Said when everything is removed',
    keptAgain: 'Said when pages are kept again',
    noScript: 'For those who read without script',
  }).describe('Removing what is kept'),
  worker: workerWords.describe('What is said when the site cannot be reached'),
  spanish: workerWords.describe('The same on pages in Spanish'),
  app: words({
    shortName: text.max(12).describe('Name under the icon on a phone'),
    shortcuts: words({
      guide: 'Way to the rapid response guide',
      speakers: 'Way to the speakers',
    }).describe('Ways in that an icon offers when it is held'),
  }).describe('The site as an app'),
});
export type OfflineWords = z.infer<typeof offlineSchema>;
