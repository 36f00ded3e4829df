import { searchWordsIn } from '#site/address/search-words.ts';
import { storyKinds } from '../story-kinds.ts';
import { emptyFilter, type StoryFilter } from './story-filter.ts';

/**
 * The query of an address → what it asks of the stories. Tags that no story has, repeated tags, unknown
 * types, tabs and keys are ignored; a search is cut at 100 characters.
 */
export function filterFromAddress(query: URLSearchParams, tags: readonly string[]): StoryFilter {
  const asked = new Set(query.getAll('tag'));
  const kindIn = (key: string) => storyKinds.find((kind) => kind === query.get(key));
  return {
    q: searchWordsIn(query),
    type: kindIn('type') ?? emptyFilter.type,
    tags: tags.filter((tag) => asked.has(tag)),
    match: query.get('match') === 'all' ? 'all' : emptyFilter.match,
    tab: kindIn('tab') ?? emptyFilter.tab,
  };
}

/** A filter → the query of its address; what is as at first is not named. */
export function filterToAddress({ q, type, tags, match, tab }: StoryFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  if (type !== emptyFilter.type) query.set('type', type);
  for (const tag of tags) query.append('tag', tag);
  if (match !== emptyFilter.match) query.set('match', match);
  if (tab !== emptyFilter.tab) query.set('tab', tab);
  return query;
}
