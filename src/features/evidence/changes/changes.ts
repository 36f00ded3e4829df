import { evidenceHref, shownFigure } from '../claims/claim.ts';
import type { EvidenceEntry, Topic } from '../evidence.ts';

/** One change of one claim. */
export interface ClaimChange {
  /** Permanent unique address of the change; the first change of a claim has number 1. */
  id: string;
  /** Address of the claim. */
  href: string;
  /** Topic and figure. */
  title: string;
  date: string;
  /** What was changed and why. */
  change: string;
  /** The sentence that may be quoted at present. */
  wording: string;
  topic: Topic;
}

/** Every change of every claim, newest first; those of one day in the order of the claims. `topics` are headings. */
export function changesOf(
  entries: readonly EvidenceEntry[],
  topics: Record<Topic, string>,
): ClaimChange[] {
  return entries
    .flatMap((entry) => changesOfOne(entry, topics))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Within a claim the last change comes first. */
function changesOfOne(
  { claim, topic, history }: EvidenceEntry,
  topics: Record<Topic, string>,
): ClaimChange[] {
  const href = evidenceHref(claim.id);
  const title = `${topics[topic]}: ${shownFigure(claim) ?? 'advice in words'}`;
  return history
    .map(({ date, change }, place) => ({
      id: `/evidence?change=${place + 1}#${claim.id}`,
      ...{ href, title, date, change, wording: claim.published.wording, topic },
    }))
    .reverse();
}
