import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** What the speaker directory says around its list (specification section 2, Speaker directory). */
export const directoryPageSchema = z.strictObject({
  ...pageFields,
  bookLabel: text.describe('Button that starts a booking'),
  search: z
    .strictObject({
      hint: text.describe('Under the search field: what else is searched'),
      waiting: text.describe('While a long list is on its way'),
      partial: text.describe('Where only names and titles could be searched'),
      failed: text.describe('Where only the first page of the list could be searched'),
      none: text.describe('Nobody matches (specification section 8, word for word)'),
      hintNone: text.describe('Under that sentence: what may help'),
      askLabel: text.describe('Button that writes to the team with the search in the letter'),
      nearest: text.describe('Heading over the speakers who come nearest'),
    })
    .describe('Search and filters'),
  pages: z
    .strictObject({
      title: text.describe('Name of the pages of a long list, for screen readers'),
      next: text.describe('Link to the next page of a long list'),
      previous: text.describe('Link to the page before'),
    })
    .describe('Where the list is too long for one page'),
  apply: z
    .strictObject({
      title: text.describe('Heading of the closing call'),
      text: text.describe('Sentence of the closing call'),
      button: text.describe('Button to the page for those who want to become a speaker'),
    })
    .describe('The closing call'),
});
export type DirectoryPageFile = z.infer<typeof directoryPageSchema>;
