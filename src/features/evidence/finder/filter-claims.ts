import { type Status, statusOrder, type Topic, topicOrder } from '../evidence.ts';
import type { EvidenceFilter } from './evidence-filter.ts';

/** What the filter looks at. */
export interface ClaimRow {
  id: string;
  status: Status;
  topic: Topic;
}

/** How many claims each choice would leave, beside what else is asked. */
export interface Counts {
  total: number;
  status: Record<Status | 'all', number>;
  topic: Record<Topic | 'all', number>;
}

/** What a filter leaves. */
export interface Selection {
  shown: ReadonlySet<string>;
  counts: Counts;
}

/**
 * The claims that pass: found by the search, of the status and of the topic asked. A number beside a
 * choice says what the list would show after it. `found` is undefined where nothing is searched.
 */
export function filterClaims(
  rows: readonly ClaimRow[],
  filter: Pick<EvidenceFilter, 'status' | 'topic'>,
  found?: ReadonlySet<string>,
): Selection {
  const shown = new Set<string>();
  const counts = { total: rows.length, status: zeros(statusOrder), topic: zeros(topicOrder) };
  for (const { id, status, topic } of rows) {
    if (found && !found.has(id)) continue;
    const hasStatus = filter.status === 'all' || filter.status === status;
    const hasTopic = filter.topic === 'all' || filter.topic === topic;
    if (hasStatus && hasTopic) shown.add(id);
    if (hasTopic) add(counts.status, status);
    if (hasStatus) add(counts.topic, topic);
  }
  return { shown, counts };
}

function zeros<Key extends string>(keys: readonly Key[]): Record<Key | 'all', number> {
  return Object.fromEntries(['all', ...keys].map((key) => [key, 0])) as Record<Key | 'all', number>;
}

function add<Key extends string>(counts: Record<Key | 'all', number>, key: Key): void {
  counts[key]++;
  counts.all++;
}
