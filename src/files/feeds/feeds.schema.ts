import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';

/** What the feeds say of themselves, and what the stories page says of them. */
export const feedsSchema = z.strictObject({
  podcast: z
    .strictObject({
      title: text.describe('Name of the podcast'),
      description: text.max(1000).describe('What it is, for directories of podcasts'),
      categories: listOf(text).describe(
        'Category of Apple Podcasts, then one below it, in the words of its list',
      ),
    })
    .describe('The podcast'),
  stories: z
    .strictObject({
      title: text.describe('Name of the feed of stories'),
      description: text.describe('What it brings'),
    })
    .describe('The feed of stories, with and without recordings'),
  license: text.describe('Who holds the rights, and under which license'),
  sample: text.describe('Said with every recording that a machine made'),
  subscribe: z
    .strictObject({
      title: text.describe('Before the links to the feeds'),
      podcast: text.describe('Link to the podcast'),
      stories: text.describe('Link to the feed of stories'),
    })
    .describe('The line on the stories page'),
});
export type FeedsFile = z.infer<typeof feedsSchema>;
