import { asReportedBy, moreAuthors } from '#features/evidence/citations/citable.ts';
import { type AtomEntry, atomFeed } from '#files/feeds/atom-feed.ts';
import type { SiteView } from '#site/site.ts';
import type { LibraryPageFile } from './library.table.ts';
import { libraryFeedHref, libraryHref, newestFirst, type ResourceView } from './resource.ts';

interface FeedParts {
  feed: LibraryPageFile['feed'];
  /** The sentence on who holds the rights to our words, and under which license. */
  rights: string;
  site: Pick<SiteView, 'name'>;
  resources: readonly ResourceView[];
  base: URL;
}

/** Returns the documents of the library as an Atom feed (RFC 4287), the last added first. */
export function libraryFeed({ feed, rights, site, resources, base }: FeedParts): string {
  return atomFeed({
    href: libraryFeedHref,
    page: libraryHref,
    ...feed,
    rights,
    site,
    base,
    entries: lastAddedFirst(resources).map(toFeedEntry),
  });
}

function toFeedEntry(resource: ResourceView): AtomEntry {
  const { href, title, authors, publisher, publishedIn, typeLabel, date, topics, added } = resource;
  const { fileUrl, description, reportedBy } = resource;
  const origin = [publishedIn, date, reportedBy && asReportedBy(reportedBy)].filter(Boolean);
  return {
    href,
    title,
    date: added,
    links: fileUrl ? [{ rel: 'related', href: fileUrl }] : [],
    authors: authors?.filter((name) => name !== moreAuthors) ?? [publisher],
    categories: [typeLabel, ...topics],
    summary: `${description} ${typeLabel}, ${origin.join(', ')}.`,
  };
}

/** Sorts by day of addition, then by day of publication, the newest first; equal ones by id. */
function lastAddedFirst(resources: readonly ResourceView[]): ResourceView[] {
  return newestFirst(resources).toSorted((a, b) => b.added.localeCompare(a.added));
}
