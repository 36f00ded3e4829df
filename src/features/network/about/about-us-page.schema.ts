import type { z } from 'zod';
import { words } from '#content/fields.ts';
import { closing, heading, page, point } from '#content/page-fields.ts';

/** What the About Us page says (specification section 2, About). */
export const aboutUsPageSchema = page({
  mission: words({
    title: 'Heading above the mission',
    statement: 'The mission; it shows twice, here and in the block to quote from',
  }).describe('The statement of the page'),
  offers: heading.describe('Above what the network offers'),
  speakers: point.describe('Way to the directory'),
  stories: point.describe('Way to the stories'),
  catalyst: point.describe('Way to Be a Catalyst'),
  resources: point.describe('Way to the resources'),
  quoteUs: heading.describe('Beside the mission to quote from, and how to use it'),
  credit: 'Whom to name under the quotation',
  closing,
});
export type AboutUsPageFile = z.infer<typeof aboutUsPageSchema>;
