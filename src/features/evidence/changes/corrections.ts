import { evidenceHref, shownFigure } from '../claims/claim.ts';
import { type EvidenceEntry, type Status, statusOrder, type Topic } from '../evidence.ts';

/** A change of a claim after it was first written. */
export interface Correction {
  /** Permanent: the first change of a claim has number 1, and is none. */
  id: string;
  href: string;
  /** Topic and figure: `Extreme Heat: 35%`. */
  title: string;
  date: string;
  change: string;
}

/** A figure that was given to us and that no source states. */
export interface DraftFigure {
  href: string;
  /** The words it came with; its topic where there were none. */
  title: string;
  given: string;
  /** The figure that a source states; undefined where none was found. */
  published: string | undefined;
}

/** How the figures of the site stand, and what was corrected. */
export interface CorrectionsView {
  counts: Readonly<Record<Status, number>>;
  /** Newest first. */
  corrections: readonly Correction[];
  drafts: readonly DraftFigure[];
}

/**
 * Returns what was corrected, from the histories of claims: the first line of a history says that a
 * claim was written, each further one is a correction. `topics` are the headings of topics.
 */
export function correctionsView(
  entries: readonly EvidenceEntry[],
  topics: Record<Topic, string>,
): CorrectionsView {
  const inOrder = entries.toSorted((a, b) => a.claim.id.localeCompare(b.claim.id));
  const titleOf = ({ claim, file }: EvidenceEntry) =>
    [topics[file.group], shownFigure(claim)].filter((part) => part !== null).join(': ');
  const corrections = inOrder.flatMap((entry) =>
    entry.file.history
      .map(({ date, change }, index) => ({
        id: `${entry.claim.id}-${index + 1}`,
        href: evidenceHref(entry.claim.id),
        title: titleOf(entry),
        date,
        change,
      }))
      .slice(1)
      .reverse(),
  );
  const drafts = inOrder.flatMap((entry): DraftFigure[] => {
    const { id, status, specified, published } = entry.claim;
    if (status === 'supported' || !specified) return [];
    const isFound = status === 'differs';
    return [
      {
        href: evidenceHref(id),
        title:
          specified.wording === specified.figure ? topics[entry.file.group] : specified.wording,
        given: specified.figure,
        published: isFound ? (published.figure ?? published.wording) : undefined,
      },
    ];
  });
  const countOf = (status: Status) => entries.filter(({ claim }) => claim.status === status).length;
  return {
    counts: Object.fromEntries(statusOrder.map((status) => [status, countOf(status)])) as Record<
      Status,
      number
    >,
    corrections: corrections.toSorted((a, b) => b.date.localeCompare(a.date)),
    drafts,
  };
}
