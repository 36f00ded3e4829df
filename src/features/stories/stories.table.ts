import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { sections } from '#site/navigation.ts';
import { pages } from '#site/page-row.ts';
import {
  feedsSchema,
  reservedStoryIds,
  storiesPageSchema,
  storyPageSchema,
  storySchema,
} from './story.schema.ts';

/** The pages of this room. */
export const storiesPages = pages({
  stories: {
    href: sections.stories.href,
    words: storiesPageSchema,
    label: sections.stories.label,
    section: 'stories',
    weight: 'working',
    isList: true,
    more: ['letters/story'],
  },
});

/** The kinds of content of this room, but for the words of its pages. */
export const storiesKinds = {
  stories: {
    group: 'Stories and events',
    label: 'Stories',
    singular: 'story',
    hint: 'Health workers tell what they saw, with recording.',
    preview: '/stories/{id}',
    folder: 'stories',
    format: 'md',
    schema: storySchema,
    searchWeight: 1,
    reserved: reservedStoryIds,
    weight: 'working',
    // The whole conversation stands in the page.
    isList: true,
  },
  storyPage: wordsOfPage({
    file: 'story',
    label: 'Page of a story',
    href: '/stories',
    schema: storyPageSchema,
  }),
  feeds: {
    group: 'The site',
    label: 'Feeds',
    singular: 'page of words',
    hint: 'Titles of podcast and feeds.',
    preview: '/data',
    folder: 'pages',
    only: ['feeds'],
    format: 'yaml',
    schema: feedsSchema,
  },
} as const satisfies Record<string, KindRow>;
