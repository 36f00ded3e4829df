import { FacetMenu } from '#lists/FacetMenu.tsx';
import { FacetSelect } from '#lists/FacetSelect.tsx';
import type { ListDefinition } from '#lists/list.ts';
import { inNumber } from '#site/words.ts';
import type { StorySummary, StoryView } from './story.ts';

export type StoryKind = StoryView['kind'];

/** The kinds of story, in the order of their tabs (specification section 2). */
export const storyKinds: readonly StoryKind[] = ['audio', 'video'];

export const kindLabels: Record<StoryKind, string> = {
  audio: 'Audio Stories',
  video: 'Video Stories',
};

/**
 * Returns a number of stories in words: `4 audio stories` (docs/requirements/accessibility.md,
 * section 3).
 */
export function countOfKind(kind: StoryKind, count: number): string {
  return `${count} ${kind} ${inNumber(count, 'stories')}`;
}

/**
 * The definition of the list of stories (specification sections 2, 4 and 5); each kind is shown
 * under its own tab.
 */
export const storyList: ListDefinition<StorySummary> = {
  noun: 'stories',
  textsOf: ({ quote, name, excerpt }) => [quote, name, excerpt],
  facets: {
    type: {
      label: 'Story type',
      valuesOf: ({ kind }) => [kind],
      order: storyKinds,
      labels: kindLabels,
      all: { value: 'all', label: 'All Stories' },
      isPlain: true,
      control: FacetSelect,
    },
    tag: {
      label: 'Filter by tags',
      valuesOf: ({ tags }) => tags.map(({ name }) => name),
      hasMatch: true,
      control: FacetMenu,
    },
  },
  pageSize: 24,
};

export function storiesOfKind<Story extends { kind: StoryKind }>(
  stories: readonly Story[],
  kind: StoryKind,
): readonly Story[] {
  return stories.filter((story) => story.kind === kind);
}

/** Returns the stories of each page without script: one page of the list of each kind. */
export function stillPages(stories: readonly StorySummary[]): (readonly StorySummary[])[] {
  const { pageSize } = storyList;
  const kinds = storyKinds.map((kind) => storiesOfKind(stories, kind));
  const count = Math.max(1, Math.ceil(Math.max(...kinds.map(({ length }) => length)) / pageSize));
  return Array.from({ length: count }, (_, page) =>
    kinds.flatMap((kind) => kind.slice(page * pageSize, (page + 1) * pageSize)),
  );
}
