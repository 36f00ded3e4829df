import { FacetChips } from '#lists/FacetChips.tsx';
import type { ListDefinition, Sort } from '#lists/list.ts';
import { resourceTypes, topics } from '#site/vocabulary.ts';
import { capitalized } from '#site/words.ts';
import type { ResourceEntry } from './resource.ts';

const sorts: readonly Sort<ResourceEntry>[] = [
  { id: 'newest', label: 'Newest first' },
  {
    id: 'oldest',
    label: 'Oldest first',
    compare: (a, b) => a.published.localeCompare(b.published),
  },
  {
    id: 'title',
    label: 'Title',
    compare: (a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }),
  },
];

/**
 * The list of the resource library (specification sections 2 and 5). Its items come newest first,
 * so the order `newest` has nothing to compare.
 */
export const resourceList: ListDefinition<ResourceEntry> = {
  noun: 'resources',
  textsOf: ({ title, description }) => [title, description],
  facets: {
    type: {
      label: 'Type',
      valuesOf: ({ type }) => [type],
      order: resourceTypes,
      labels: { report: 'Reports', guide: 'Guides', research: 'Research', toolkit: 'Toolkits' },
      all: { value: 'all', label: 'All Types' },
      // The tabs.
      control: 'own',
    },
    topic: {
      label: 'Topics',
      valuesOf: (resource) => resource.topics,
      order: topics,
      labels: Object.fromEntries(topics.map((topic) => [topic, capitalized(topic)])),
      hasMatch: true,
      control: FacetChips,
    },
  },
  sortsFor: () => sorts,
  pageSize: 24,
};
