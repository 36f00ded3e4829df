import { z } from 'zod';
import { text } from '#content/fields.ts';
import { closing, heading, pageFields, point } from '#content/page-fields.ts';

/** The words of the resource library around its table (specification section 2, Resource Library). */
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

/** The words of the page of a document. */
export const resourcePageSchema = z.strictObject({
  summary: text.describe('Heading of the summary'),
  useFor: text.describe('Heading over what to use the document for'),
  cite: z
    .strictObject({
      title: text.describe('Heading of the citations'),
      lede: text.describe('What the forms have in common'),
    })
    .describe('The citations'),
  claims: z
    .strictObject({
      title: text.describe('Heading over figures of this site that come from the document'),
      lede: text.describe('What they are'),
    })
    .describe('Figures from the document'),
  precision: z
    .strictObject({
      day: text.describe('Where the day is known'),
      month: text.describe('Where no more than the month is known'),
      year: text.describe('Where no more than the year is known'),
    })
    .describe('How exactly the date is known'),
  noLicense: text.describe('Where the license is not known'),
  back: text.describe('Link to the library'),
});
export type ResourcePageFile = z.infer<typeof resourcePageSchema>;

/** The words of the resources index (specification section 2, Resources layout). */
export const resourcesPageSchema = z.strictObject({
  ...pageFields,
  hero: z
    .strictObject({
      rapidResponse: text.describe('Button to the rapid response guide'),
      keyMessages: text.describe('Button to the key messages'),
    })
    .describe('The buttons at the top'),
  sections: heading.describe('Above the ways into the sections'),
  rapidResponse: point.describe('Way to the rapid response guide'),
  keyMessages: point.describe('Way to the key messages'),
  events: point.describe('Way to the events calendar'),
  library: point.describe('Way to the library'),
  toolkit: point.describe('Way to the community toolkit'),
  evidence: heading
    .extend({ link: text.describe('Link to the evidence page') })
    .describe('The warm part about where figures come from'),
  closing,
});
export type ResourcesPageFile = z.infer<typeof resourcesPageSchema>;
