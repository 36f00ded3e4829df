import { z } from 'zod';
import { text } from './fields.ts';

/** What every page file begins with. */
export const pageFields = {
  title: text.describe('Heading of the page'),
  description: text.max(155).describe('One sentence for search engines and shared links'),
  lede: text.describe('The sentence under the heading'),
};

/** Parts that many pages are made of. */

/** A part of a page: its heading and what stands under it. */
export const heading = z.strictObject({
  title: text.describe('Heading of the part'),
  lede: text.describe('Sentence under the heading'),
});

/** One named thing in a list, or one way on. */
export const point = z.strictObject({
  title: text.describe('What it is, in a few words'),
  text: text.describe('One to three sentences about it'),
});
export type Point = z.infer<typeof point>;

/** The last word of a page. */
export const closing = z
  .strictObject({
    title: text.describe('Heading of the closing call'),
    text: text.describe('Sentence of the closing call'),
    button: text.describe('What the button does'),
  })
  .describe('The closing call');
