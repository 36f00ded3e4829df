import type { z } from 'zod';
import { page, words } from '#content/fields.ts';

/** What the speaker directory says around its list (specification section 2, Speaker directory). */
export const directoryPageSchema = page({
  bookLabel: 'Button that starts a booking',
  search: words({
    hint: 'Under the search field: what else is searched',
    waiting: 'While a long list is on its way',
    partial: 'Where only names and titles could be searched',
    failed: 'Where only the first page of the list could be searched',
    none: 'Nobody matches (specification section 8, word for word)',
    hintNone: 'Under that sentence: what may help',
    askLabel: 'Button that writes to the team with the search in the letter',
    nearest: 'Heading over the speakers who come nearest',
  }).describe('Search and filters'),
  pages: words({
    title: 'Name of the pages of a long list, for screen readers',
    next: 'Link to the next page of a long list',
    previous: 'Link to the page before',
  }).describe('Where the list is too long for one page'),
  apply: words({
    title: 'Heading of the closing call',
    text: 'Sentence of the closing call',
    button: 'Button to the page for those who want to become a speaker',
  }).describe('The closing call'),
});
export type DirectoryPageFile = z.infer<typeof directoryPageSchema>;
