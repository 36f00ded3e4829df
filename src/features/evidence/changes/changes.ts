import { type AtomEntry, atomFeed } from '#files/feeds/atom-feed.ts';
import type { SiteView } from '#site/site.ts';
import { evidenceHref, shownFigure } from '../claims/claim.ts';
import type { EvidencePageFile } from '../evidence.table.ts';
import type { EvidenceEntry, Topic } from '../evidence.ts';

export const changesHref = '/evidence/changes.xml';

interface ChangesParts {
  words: EvidencePageFile['feed'];
  license: string;
  site: Pick<SiteView, 'name'>;
  /** Newest first. */
  changes: readonly AtomEntry[];
  base: URL;
}

/**
 * Returns the changes of claims as an Atom feed (RFC 4287), dated as in the files of the claims.
 */
export function changesFeed({ words, license, site, changes, base }: ChangesParts): string {
  return atomFeed({
    href: changesHref,
    page: '/evidence',
    ...words,
    rights: license,
    site,
    base,
    entries: changes,
  });
}

/**
 * Returns every change of every claim, the newest first, those of one day by the ids of the claims.
 * `topics` are the headings of topics.
 */
export function changesOf(
  entries: readonly EvidenceEntry[],
  topics: Record<Topic, string>,
): AtomEntry[] {
  const inOrder = entries.toSorted((a, b) => a.claim.id.localeCompare(b.claim.id));
  const changes = inOrder.flatMap(({ claim, file }) =>
    file.history
      .map(({ date, change }, index) => ({
        // Permanent: the first change of a claim has number 1.
        id: `/evidence?change=${index + 1}#${claim.id}`,
        href: evidenceHref(claim.id),
        title: `${topics[file.group]}: ${shownFigure(claim) ?? 'advice in words'}`,
        date,
        categories: [file.group],
        summary: `${change} ${claim.published.wording}`,
      }))
      .reverse(),
  );
  return changes.toSorted((a, b) => b.date.localeCompare(a.date));
}
