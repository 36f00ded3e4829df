import { sections } from '#site/navigation.ts';
import { pages } from '#site/page-row.ts';
import { storiesPageSchema } from './story.schema.ts';

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
