import type { Status, Topic } from '../evidence.ts';

/** What is asked of the ledger. */
export interface EvidenceFilter {
  q: string;
  status: Status | 'all';
  topic: Topic | 'all';
}

/** One thing that narrows the ledger, beside the search. */
export type Choice = { key: 'status'; value: Status } | { key: 'topic'; value: Topic };

export const emptyFilter: EvidenceFilter = { q: '', status: 'all', topic: 'all' };

/** The choices of a filter, in the order of the form. */
export function choicesOf({ status, topic }: EvidenceFilter): Choice[] {
  return [
    ...(status === 'all' ? [] : [{ key: 'status', value: status } as const]),
    ...(topic === 'all' ? [] : [{ key: 'topic', value: topic } as const]),
  ];
}

/** Whether anything is asked; blanks ask nothing. */
export function isActive(filter: EvidenceFilter): boolean {
  return filter.q.trim() !== '' || choicesOf(filter).length > 0;
}
