import { text } from './fields.ts';

/** What every page file begins with. */
export const pageFields = {
  title: text.describe('Heading of the page'),
  description: text.max(155).describe('One sentence for search engines and shared links'),
  lede: text.describe('The sentence under the heading'),
};
