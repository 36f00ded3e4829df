import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** What the speaker directory says around its list (specification section 2, Speaker directory). */
export const directoryPageSchema = z.strictObject({
  ...pageFields,
  bookLabel: text.describe('Button that starts a booking'),
  expertise: z
    .strictObject({
      title: text.describe('Heading of the index by expertise'),
      lede: text.describe('Sentence that says how to use it'),
    })
    .describe('The index by expertise'),
  apply: z
    .strictObject({
      title: text.describe('Heading of the closing call'),
      text: text.describe('Sentence of the closing call'),
      button: text.describe('Button to the page for those who want to become a speaker'),
    })
    .describe('The closing call'),
});
export type DirectoryPageFile = z.infer<typeof directoryPageSchema>;
