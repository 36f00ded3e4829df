import { searchWordsIn } from '#site/address/search-words.ts';
import { statusOrder, topicOrder } from '../evidence.ts';
import { type EvidenceFilter, emptyFilter } from './evidence-filter.ts';

/** The query of an address → what it asks of the ledger. Unknown values and keys are ignored; a search is cut at 100 characters. */
export function filterFromAddress(query: URLSearchParams): EvidenceFilter {
  return {
    q: searchWordsIn(query),
    status: statusOrder.find((status) => status === query.get('status')) ?? emptyFilter.status,
    topic: topicOrder.find((topic) => topic === query.get('hazard')) ?? emptyFilter.topic,
  };
}

/** A filter → the query of its address; what is as at first is not named. */
export function filterToAddress({ q, status, topic }: EvidenceFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  if (status !== emptyFilter.status) query.set('status', status);
  if (topic !== emptyFilter.topic) query.set('hazard', topic);
  return query;
}
