import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** What the stories page says around its lists (specification section 2, Stories). */
export const storiesPageSchema = z.strictObject({
  ...pageFields,
  tell: text.describe('Button at the top for those who have a story'),
  search: z
    .strictObject({
      none: z
        .strictObject({
          audio: text.describe('No audio story is left (specification section 8, word for word)'),
          video: text.describe('No video story is left (specification section 8, word for word)'),
        })
        .describe('When the filters leave nothing'),
      hint: text.describe('Under that sentence: what may help'),
      waiting: text.describe('While a long list is on its way'),
      failed: text.describe('Where only the first page of the list could be searched'),
    })
    .describe('Search and filters'),
  pages: z
    .strictObject({
      title: text.describe('Name of the pages of a long list, for screen readers'),
      next: text.describe('Link to the next page of a long list'),
      previous: text.describe('Link to the page before'),
    })
    .describe('Where the lists are too long for one page'),
  recordings: text.describe('What the recordings are, above the lists'),
  closing: z
    .strictObject({
      title: text.describe('Heading of the closing call'),
      text: text.describe('Sentence of the closing call'),
      submit: text.describe('Button for those who have a story'),
      resources: text.describe('Link to what helps to tell it'),
      signUp: text.describe('Button to the newsletter'),
    })
    .describe('The closing call'),
  transcript: text.describe('Heading above a transcript'),
  soon: text.describe('What a story page says while its recording is still to come'),
});
export type StoriesPageFile = z.infer<typeof storiesPageSchema>;
