import { FacetSelect } from '#lists/FacetSelect.tsx';
import type { ListDefinition } from '#lists/list.ts';
import { type Status, statusOrder, type Topic, topicOrder } from '../evidence.ts';
import type { Names } from './search-document.ts';

/** A claim as the ledger narrows it; what it says is in the page. */
export interface ClaimRow {
  id: string;
  status: Status;
  topic: Topic;
}

/** Rows → a line for each status and topic with its ids, so that they weigh little in the page. */
export function rowsAsText(rows: readonly ClaimRow[]): string {
  const groups = Map.groupBy(rows, ({ status, topic }) => `${status} ${topic}`);
  return [...groups].map(([name, own]) => [name, ...own.map(({ id }) => id)].join(' ')).join('\n');
}

/** Such lines → the rows again. */
export function rowsFrom(text: string): ClaimRow[] {
  return text.split('\n').flatMap((line) => {
    const [status, topic, ...ids] = line.split(' ');
    return ids.map((id) => ({ id, status: status as Status, topic: topic as Topic }));
  });
}

/** The ledger as a list. Its texts are read from the page, or found by the index (`find`). */
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
    // The claims are in the page as it was built, for links to each of them.
    pageSize: Number.POSITIVE_INFINITY,
  };
}
