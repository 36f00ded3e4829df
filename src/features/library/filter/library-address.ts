import { searchWordsIn } from '#site/address/search-words.ts';
import { resourceTypes, type Topic } from '#site/vocabulary.ts';
import { emptyFilter, type LibraryFilter, sorts } from './library-filter.ts';

/**
 * The query of an address → what it asks of the library. Topics that no document has, repeated topics,
 * unknown types, orders and keys are ignored; a search is cut at 100 characters.
 */
export function filterFromAddress(query: URLSearchParams, topics: readonly Topic[]): LibraryFilter {
  const asked = new Set<string>(query.getAll('topic'));
  return {
    q: searchWordsIn(query),
    type: resourceTypes.find((type) => type === query.get('type')) ?? emptyFilter.type,
    topics: topics.filter((topic) => asked.has(topic)),
    match: query.get('match') === 'all' ? 'all' : emptyFilter.match,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? emptyFilter.sort,
  };
}

/** A filter → the query of its address; what is as at first is not named. */
export function filterToAddress({ q, type, topics, match, sort }: LibraryFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  if (type !== emptyFilter.type) query.set('type', type);
  for (const topic of topics) query.append('topic', topic);
  if (match !== emptyFilter.match) query.set('match', match);
  if (sort !== emptyFilter.sort) query.set('sort', sort);
  return query;
}
