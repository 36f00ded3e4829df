import { FacetChips } from '#lists/FacetChips.tsx';
import type { ListDefinition, Sort } from '#lists/list.ts';
import { resourceTypes, topics } from '#site/vocabulary.ts';
import { capitalized } from '#site/words.ts';
import type { ResourceEntry } from './resource-entry.ts';

/** A date known only by year or month counts from its beginning. */
const byDate = (a: ResourceEntry, b: ResourceEntry) =>
  a.published === b.published ? 0 : a.published < b.published ? -1 : 1;

const sorts: readonly Sort<ResourceEntry>[] = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first', compare: byDate },
  {
    id: 'title',
    label: 'Title',
    compare: (a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }),
  },
];

/** The resource library as a list (specification sections 2 and 5); it is published newest first. */
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
