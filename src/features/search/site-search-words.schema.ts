import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';

/** Words for the search of the whole site that stand on no page. */
export const siteSearchWordsSchema = z.strictObject({
  ignored: listOf(text).describe(
    'Small words that say nothing; a search leaves them out unless it has no others',
  ),
  pages: listOf(
    z.strictObject({
      href: text
        .regex(/^\/(?!\/)/, 'must be an address of this site, from /')
        .describe('Address of the page, as in the map of the site'),
      words: listOf(text).describe('What people type when they mean it'),
    }),
  ).describe('Other words for pages'),
});
export type SiteSearchWords = z.infer<typeof siteSearchWordsSchema>;
