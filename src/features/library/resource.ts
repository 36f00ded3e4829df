import { addressOf } from '#site/site.ts';
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

/** A resource file → its view. */
export function resourceView(id: string, file: ResourceFile): ResourceView {
  return {
    ...file,
    id,
    href: resourceHref(id),
    typeLabel: typeLabels[file.type],
    topicLabel: file.topics.map(capitalized).join(', '),
    date: shortDate(file.published),
    fileUrl: addressOf(file.fileUrl),
  };
}

/** A title up to its first colon: `Wildfire Smoke: A Guide` → `Wildfire Smoke`. */
export function shortTitle(title: string): string {
  return title.split(': ', 1)[0] ?? title;
}

/**
 * Newest first, those of one date by id; a date known only by year or month counts from its
 * beginning.
 */
export function newestFirst<Some extends Pick<ResourceView, 'published' | 'id'>>(
  resources: readonly Some[],
): Some[] {
  return resources.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id),
  );
}

export const precisions = ['day', 'month', 'year'] as const;

/** `2025-08-22` → day, `2025-08` → month, `2025` → year. */
export function precisionOf(date: string): (typeof precisions)[number] {
  const parts = date.split('-').length;
  return parts === 1 ? 'year' : parts === 2 ? 'month' : 'day';
}

/**
 * The DOI in an address: `https://doi.org/10.1038/x` → `10.1038/x`; undefined for any other
 * address.
 */
export function doiIn(address: string | undefined): string | undefined {
  return /^https:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/\S+)$/.exec(address ?? '')?.[1];
}

/**
 * A document as the table shows and the filters read it, small because every one may travel to the
 * browser.
 */
export type ResourceEntry = Omit<
  ResourceView,
  'authors' | 'dateNote' | 'added' | 'checked' | 'summary' | 'useFor' | 'license'
>;

/** A document → its entry in the table. */
export function entryOf(resource: ResourceView): ResourceEntry {
  const { id, href, title, description, publisher, linkNote, type, typeLabel } = resource;
  const { topics, topicLabel, published, date, fileUrl } = resource;
  return {
    id,
    href,
    title,
    description,
    publisher,
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
