import { atomFeed } from '#files/feeds/atom-feed.ts';
import type { SiteView } from '#site/site.ts';
import type { EvidencePageFile } from '../evidence-page.schema.ts';
import type { ClaimChange } from './changes.ts';

/** Path of the feed. */
export const changesHref = '/evidence/changes.xml';

/** What the feed of changes is made of. */
interface ChangesParts {
  words: EvidencePageFile['feed'];
  license: string;
  site: Pick<SiteView, 'name'>;
  /** Newest first. */
  changes: readonly ClaimChange[];
  /** Address of the site. */
  base: URL;
}

/** The changes of claims as an Atom feed, each dated by the history in the claim's file. */
export function changesFeed({ words, license, site, changes, base }: ChangesParts): string {
  return atomFeed({
    ...{ href: changesHref, page: '/evidence', ...words, rights: license, site, base },
    entries: changes.map(({ id, href, title, date, change, wording, topic }) => ({
      ...{ id, href, title, date },
      categories: [topic],
      summary: `${change} ${wording}`,
    })),
  });
}
