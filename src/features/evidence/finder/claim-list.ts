import { FacetSelect } from '#lists/FacetSelect.tsx';
import type { ListDefinition } from '#lists/list.ts';
import type { EvidencePageFile } from '../evidence.table.ts';
import {
  type EvidenceEntry,
  groupByTopic,
  type Status,
  statusOrder,
  type Topic,
  topicOrder,
} from '../evidence.ts';

export interface Names {
  statuses: Record<Status, string>;
  topics: Record<Topic, string>;
}

/** Returns the names of statuses and topics in the words of the page. */
export function namesOf({ differs, unsourced, supported, topics }: EvidencePageFile): Names {
  return {
    statuses: { differs: differs.title, unsourced: unsourced.title, supported: supported.title },
    topics,
  };
}

/** A claim as the list filters it; its text is in the page. */
export interface ClaimRow {
  id: string;
  status: Status;
  topic: Topic;
}

/**
 * Returns a line for each status and topic, `supported wildfires id-1 id-2`, in the order of the
 * page: a short prop for the island, which `rowsFrom` reads.
 */
export function rowsAsText(entries: readonly EvidenceEntry[]): string {
  return statusOrder
    .flatMap((status) =>
      groupByTopic(entries, status).map(({ topic, entries }) =>
        [status, topic, ...entries.map(({ claim }) => claim.id)].join(' '),
      ),
    )
    .join('\n');
}

/** Returns the rows that `rowsAsText` has written. */
export function rowsFrom(text: string): ClaimRow[] {
  return text.split('\n').flatMap((line) => {
    const [status, topic, ...ids] = line.split(' ');
    return ids.map((id) => ({ id, status: status as Status, topic: topic as Topic }));
  });
}

/** The ledger as a list. Its texts are in the page, so the finder passes a `find` of its own. */
export function claimList({ statuses, topics }: Names): ListDefinition<ClaimRow> {
  return {
    noun: 'claims',
    textsOf: () => [],
    facets: {
      status: {
        label: 'Status',
        valuesOf: ({ status }) => [status],
        order: statusOrder,
        labels: statuses,
        all: { value: 'all', label: 'Every status' },
        control: FacetSelect,
      },
      hazard: {
        label: 'Hazard or subject',
        valuesOf: ({ topic }) => [topic],
        order: topicOrder,
        labels: topics,
        all: { value: 'all', label: 'Everything' },
        control: FacetSelect,
      },
    },
    pageSize: 48,
  };
}
