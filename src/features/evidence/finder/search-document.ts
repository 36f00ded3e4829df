import type { EvidenceEntry, Status, Topic } from '../evidence.ts';
import type { EvidencePageFile } from '../evidence-page.schema.ts';
import type { EvidenceDocument } from './evidence-index.ts';

/** Names of statuses and topics, as the page has them. */
export interface Names {
  statuses: Record<Status, string>;
  topics: Record<Topic, string>;
}

/** The names that the words of the page give. */
export function namesOf({ differs, unsourced, supported, topics }: EvidencePageFile): Names {
  const statuses = {
    differs: differs.title,
    unsourced: unsourced.title,
    supported: supported.title,
  };
  return { statuses, topics };
}

/** A claim → what is searched of it. */
export function searchDocument(
  entry: EvidenceEntry,
  { statuses, topics }: Names,
): EvidenceDocument {
  const { claim, topic, scope, usedOn, note, caution } = entry;
  const { id, status, specified, published } = claim;
  const line = (...words: readonly (string | null | undefined)[]) =>
    words.filter(Boolean).join(', ');
  return {
    id,
    figure: line(specified?.figure, specified?.wording, published.figure),
    wording: published.wording,
    topic: line(topics[topic], statuses[status]),
    scope: line(scope?.population, scope?.place, scope?.period),
    source: published.source.name,
    pages: line(...usedOn.map(({ label }) => label)),
    note: line(note, caution),
  };
}
