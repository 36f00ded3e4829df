import { z } from 'zod';
import { text } from '#content/fields.ts';

/** What the page of a document says around what is known of it. */
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
