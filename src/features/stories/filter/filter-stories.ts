import { fold } from '#site/fold.ts';
import { inAlphabet } from '#site/in-alphabet.ts';
import type { StorySummary } from '../story-summary.ts';
import type { StoryFilter } from './story-filter.ts';

/** What the filter looks at. */
type Story = Pick<StorySummary, 'kind' | 'quote' | 'name' | 'excerpt' | 'tags'>;

/**
 * The stories that pass, in the order given: the search is part of quote, name or excerpt, whatever the
 * capitals and accents; any chosen tag is enough unless all are asked for; a type leaves out the other
 * (specification sections 4 and 5).
 */
export function filterStories<Some extends Story>(
  stories: readonly Some[],
  filter: StoryFilter,
): Some[] {
  const words = fold(filter.q.trim());
  return stories.filter(
    (story) =>
      (filter.type === 'all' || story.kind === filter.type) &&
      hasTags(story, filter) &&
      [story.quote, story.name, story.excerpt].some((text) => fold(text).includes(words)),
  );
}

/** Every tag that some story has, by alphabet. */
export function tagsOf(stories: readonly Story[]): string[] {
  return inAlphabet(stories.flatMap(({ tags }) => tags.map(({ name }) => name)));
}

/** How many stories the open tab would show if a tag were chosen: alone, or beside the others where all are asked for. */
export function countWithTag(stories: readonly Story[], filter: StoryFilter, tag: string): number {
  const tags = filter.match === 'all' ? [...filter.tags, tag] : [tag];
  return filterStories(stories, { ...filter, tags }).filter(({ kind }) => kind === filter.tab)
    .length;
}

function hasTags(story: Story, { tags, match }: StoryFilter): boolean {
  if (tags.length === 0) return true;
  const has = (tag: string) => story.tags.some(({ name }) => name === tag);
  return match === 'all' ? tags.every(has) : tags.some(has);
}
