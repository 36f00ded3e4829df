import type { ResourceType, Topic } from '#site/vocabulary.ts';

/** In what order the table stands. */
export const sorts = ['newest', 'oldest', 'title'] as const;
export type Sort = (typeof sorts)[number];

/** What the visitor asks of the library. */
export interface LibraryFilter {
  /** Words searched for. */
  q: string;
  type: ResourceType | 'all';
  topics: readonly Topic[];
  /** Whether a document needs one of the chosen topics or all of them. */
  match: 'any' | 'all';
  sort: Sort;
}

/** A filter that lets every document through, newest first. */
export const emptyFilter: LibraryFilter = {
  q: '',
  type: 'all',
  topics: [],
  match: 'any',
  sort: 'newest',
};

/** Whether anything narrows the table; the order does not. */
export function isActive({ q, type, topics }: LibraryFilter): boolean {
  return q.trim() !== '' || type !== 'all' || topics.length > 0;
}

/** Search, type and topics as at first (specification section 4); the order stays. */
export function cleared({ sort }: LibraryFilter): LibraryFilter {
  return { ...emptyFilter, sort };
}

/** Adds a topic, or takes it away. */
export function toggledTopic(filter: LibraryFilter, topic: Topic): LibraryFilter {
  const topics = filter.topics.includes(topic)
    ? filter.topics.filter((other) => other !== topic)
    : [...filter.topics, topic];
  return { ...filter, topics };
}
