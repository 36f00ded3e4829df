import { z } from 'zod';
import { text } from '#content/fields.ts';
import { closing, heading, pageFields, point } from '#content/page-fields.ts';

/** What the About Us page says (specification section 2, About). */
export const aboutUsPageSchema = z.strictObject({
  ...pageFields,
  mission: z
    .strictObject({
      title: text.describe('Heading above the mission'),
      statement: text.describe('The mission; it shows twice, here and in the block to quote from'),
    })
    .describe('The statement of the page'),
  offers: heading.describe('Above what the network offers'),
  speakers: point.describe('Way to the directory'),
  stories: point.describe('Way to the stories'),
  catalyst: point.describe('Way to Be a Catalyst'),
  resources: point.describe('Way to the resources'),
  quoteUs: heading.describe('Beside the mission to quote from, and how to use it'),
  credit: text.describe('Whom to name under the quotation'),
  closing,
});
export type AboutUsPageFile = z.infer<typeof aboutUsPageSchema>;
