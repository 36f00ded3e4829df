import type { z } from 'zod';
import { text, words } from './fields.ts';

/** The first keys of every page file. */
const pageFields = {
  title: text.describe('Heading of the page'),
  description: text.max(155).describe('One sentence for search engines and shared links'),
  lede: text.describe('The sentence under the heading'),
};

/** The words of a page: title, description and lede, then the fields of this page, as in `words`. */
export function page<Fields extends Readonly<Record<string, string | z.ZodType>>>(fields: Fields) {
  return words({ ...pageFields, ...fields });
}

/** A part of a page: its heading and the sentence under it. */
export const heading = words({
  title: 'Heading of the part',
  lede: 'Sentence under the heading',
});

/** One named thing in a list, or one way on. */
export const point = words({
  title: 'What it is, in a few words',
  text: 'One to three sentences about it',
});
export type Point = z.infer<typeof point>;

/** The call at the end of a page. */
export const closing = words({
  title: 'Heading of the closing call',
  text: 'Sentence of the closing call',
  button: 'What the button does',
}).describe('The closing call');
