import { FacetMenu } from '#lists/FacetMenu.tsx';
import { FacetSelect } from '#lists/FacetSelect.tsx';
import type { ListDefinition } from '#lists/list.ts';
import { kindLabels, type StoryKind, storyKinds } from './story-kinds.ts';
import type { StorySummary } from './story-summary.ts';

/** The stories as a list (specification sections 2, 4 and 5); each kind is shown under its own tab. */
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

/** The stories of one kind. */
export function ofKind<Story extends { kind: StoryKind }>(
  stories: readonly Story[],
  kind: StoryKind,
): readonly Story[] {
  return stories.filter((story) => story.kind === kind);
}

/** Stories → what each still page shows of them: of both kinds as many as a page holds. */
export function stillPages(stories: readonly StorySummary[]): (readonly StorySummary[])[] {
  const { pageSize } = storyList;
  const kinds = storyKinds.map((kind) => ofKind(stories, kind));
  const count = Math.max(1, Math.ceil(Math.max(...kinds.map(({ length }) => length)) / pageSize));
  return Array.from({ length: count }, (_, page) =>
    kinds.flatMap((kind) => kind.slice(page * pageSize, (page + 1) * pageSize)),
  );
}
