import { asReportedBy, doiIn } from '#features/evidence/citations/citable.ts';
import { offeredAddress } from '#site/site.ts';
import { shortDate } from '#site/time/labels.ts';
import type { ResourceType } from '#site/vocabulary.ts';
import { capitalized } from '#site/words.ts';
import type { ResourceFile } from './resource.schema.ts';

export interface ResourceView extends Omit<ResourceFile, 'fileUrl'> {
  id: string;
  href: string;
  typeLabel: string;
  /** The topics in words: `Public health, Policy`. */
  topicLabel: string;
  /** The date in words, as exactly as it is known. */
  date: string;
  /** The address of the document; undefined while it is not available. */
  fileUrl: string | undefined;
  /** The journal, or the publisher of a document that is in none. */
  publishedIn: string;
}

/** The path of the library, and of its feed. */
export const libraryHref = '/resources/library';
export const libraryFeedHref = `${libraryHref}/feed.xml`;

/** The path of a document's page. */
export function resourceHref(id: string): string {
  return `${libraryHref}/${id}`;
}

const typeLabels: Readonly<Record<ResourceType, string>> = {
  report: 'Report',
  guide: 'Guide',
  research: 'Research',
  toolkit: 'Toolkit',
};

/** Returns the view of a library file. */
export function resourceView(id: string, file: ResourceFile): ResourceView {
  return {
    ...file,
    id,
    href: resourceHref(id),
    typeLabel: typeLabels[file.type],
    topicLabel: file.topics.map(capitalized).join(', '),
    date: shortDate(file.published),
    fileUrl: offeredAddress(file.fileUrl),
    publishedIn: file.journal ?? file.publisher,
    doi: file.doi ?? doiIn(file.fileUrl),
  };
}

/** Returns a title up to its first colon: `Wildfire Smoke` of `Wildfire Smoke: A Guide`. */
export function shortTitle(title: string): string {
  return title.split(': ', 1)[0] ?? title;
}

/**
 * Sorts documents with the newest first, those of one date by id. A date that is known only by year
 * or month counts as the beginning of that time.
 */
export function newestFirst<Resource extends Pick<ResourceView, 'published' | 'id'>>(
  resources: readonly Resource[],
): Resource[] {
  return resources.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id),
  );
}

export const precisions = ['day', 'month', 'year'] as const;

/** Returns `day` for a date such as `2025-08-22`, `month` for `2025-08`, `year` for `2025`. */
export function precisionOf(date: string): (typeof precisions)[number] {
  const parts = date.split('-').length;
  if (parts === 1) return 'year';
  return parts === 2 ? 'month' : 'day';
}

/** A document for table and filters. It is small, because a browser may load all of them. */
export interface ResourceEntry
  extends Pick<ResourceView, 'id' | 'href' | 'title' | 'description' | 'linkNote'>,
    Pick<ResourceView, 'type' | 'typeLabel' | 'topics' | 'topicLabel'>,
    Pick<ResourceView, 'published' | 'date' | 'fileUrl'> {
  /** Journal or publisher, and who reported the document where it was not read itself. */
  publisher: string;
}

/** Returns the entry of a document in the table. */
export function toResourceEntry(resource: ResourceView): ResourceEntry {
  const { id, href, title, description, publishedIn, linkNote, type, typeLabel } = resource;
  const { topics, topicLabel, published, date, fileUrl, reportedBy } = resource;
  const publisher = [publishedIn, reportedBy && asReportedBy(reportedBy)].filter(Boolean);
  return {
    id,
    href,
    title,
    description,
    publisher: publisher.join(', '),
    type,
    typeLabel,
    topics,
    topicLabel,
    published,
    date,
    fileUrl,
    ...(linkNote !== undefined && { linkNote }),
  };
}
