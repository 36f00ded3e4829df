import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** What the resource library says around its table (specification section 2, Resource Library). */
export const libraryPageSchema = z.strictObject({
  ...pageFields,
  search: z
    .strictObject({
      hint: text.describe('Under the search field: what is searched'),
      waiting: text.describe('While a long list is on its way'),
      failed: text.describe('Where only the first page of the list could be searched'),
      none: text.describe('Nothing matches (specification section 8, word for word)'),
      tryAgain: text.describe('What to try where nothing matches'),
    })
    .describe('Search and filters'),
  pages: z
    .strictObject({
      title: text.describe('Name of the pages of a long list, for screen readers'),
      next: text.describe('Link to the next page of a long list'),
      previous: text.describe('Link to the page before'),
    })
    .describe('Where the list is too long for one page'),
  note: text.describe('What the visitor should know about the links'),
  wish: text.describe('Link that opens the letter to the library'),
  subscribe: z
    .strictObject({
      title: text.describe('Before the links to feed and data'),
      feed: text.describe('Link to the feed'),
      data: text.describe('Link to the list as data'),
    })
    .describe('The line under the table'),
  feed: z
    .strictObject({
      title: text.describe('Name of the feed'),
      description: text.describe('What it brings'),
    })
    .describe('What the feed says of itself'),
  stayUpdated: z
    .strictObject({
      title: text.describe('Heading of the newsletter block'),
      text: text.describe('Sentence of the newsletter block'),
      emailLabel: text.describe('Label of the e-mail field'),
      subscribe: text.describe('Button that opens the letter'),
      how: text.describe('What happens after the press'),
    })
    .describe('The newsletter block'),
});
export type LibraryPageFile = z.infer<typeof libraryPageSchema>;
