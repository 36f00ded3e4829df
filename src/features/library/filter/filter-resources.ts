import { fold } from '#site/fold.ts';
import { inAlphabet } from '#site/in-alphabet.ts';
import type { Topic } from '#site/vocabulary.ts';
import type { ResourceEntry } from '../resource-entry.ts';
import type { LibraryFilter } from './library-filter.ts';

/** What the filter looks at. */
type Filtered = Pick<ResourceEntry, 'title' | 'description' | 'type' | 'topics'>;

/** A document with its title and description as a search compares them, so that no key folds them anew. */
export interface Searchable<Some extends Filtered> {
  resource: Some;
  texts: readonly string[];
}

/** How many documents each topic would show if it were chosen. */
export type TopicCounts = Readonly<Partial<Record<Topic, number>>>;

/** The documents that pass, in the order given, and what each further topic would show. */
export interface Selection<Some extends Filtered> {
  resources: readonly Some[];
  counts: TopicCounts;
}

/** Documents → the same, ready to be searched. */
export function searchable<Some extends Filtered>(resources: readonly Some[]): Searchable<Some>[] {
  return resources.map((resource) => ({
    resource,
    texts: [fold(resource.title), fold(resource.description)],
  }));
}

/**
 * Filters and counts in one pass: the search is part of title or description, whatever the capitals and
 * accents; the type is the same, or all; any chosen topic is enough unless all are asked for
 * (specification section 5). A count follows search and type, and the other topics where all are asked for.
 */
export function filterResources<Some extends Filtered>(
  all: readonly Searchable<Some>[],
  { q, type, topics, match }: LibraryFilter,
): Selection<Some> {
  const words = fold(q.trim());
  const counts: Partial<Record<Topic, number>> = {};
  const resources: Some[] = [];
  for (const { resource, texts } of all) {
    if (type !== 'all' && resource.type !== type) continue;
    if (!texts.some((text) => text.includes(words))) continue;
    const passes = hasTopics(resource.topics, topics, match);
    if (passes) resources.push(resource);
    if (passes || match === 'any')
      for (const topic of resource.topics) counts[topic] = (counts[topic] ?? 0) + 1;
  }
  return { resources, counts };
}

/** Every topic that some document has, by alphabet (specification section 3, resource). */
export function topicsOf(resources: readonly Pick<Filtered, 'topics'>[]): Topic[] {
  return inAlphabet(resources.flatMap(({ topics }) => topics));
}

function hasTopics(
  has: readonly Topic[],
  asked: readonly Topic[],
  match: LibraryFilter['match'],
): boolean {
  if (asked.length === 0) return true;
  return match === 'all'
    ? asked.every((topic) => has.includes(topic))
    : asked.some((topic) => has.includes(topic));
}
