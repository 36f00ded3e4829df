import type { z } from 'zod';
import { listOf, says, text, words } from '#content/fields.ts';

const site = text.refine(
  (value) => /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s?#]*)?$/.test(value),
  says(
    'must be a website without https://, such as "cdc.gov", or the beginning of its addresses, "doi.org/10.1136"',
    'Write the website alone, such as cdc.gov, or the beginning of its addresses, such as doi.org/10.1136.',
  ),
);

/** Which websites belong to whom, so that a source opens where its publisher is. */
export const publishersSchema = words({
  publishers: listOf(
    words({
      name: text.describe('Publisher or journal, as sources name it'),
      sites: listOf(site)
        .describe('Its websites, "cdc.gov", and the beginning of its DOIs, "doi.org/10.1136"')
        .meta({ label: 'Websites', item: 'Website' }),
    }),
  )
    .describe('Publishers and journals, and the websites that are theirs')
    .meta({ item: 'Publisher' }),
});
export type PublishersFile = z.infer<typeof publishersSchema>;
export type PublisherFile = PublishersFile['publishers'][number];
