import { addressOf } from '#site/site.ts';
import { shortDate } from '#site/time/labels.ts';
import { capitalized } from '#site/words.ts';
import type { ResourceFile } from './resource.schema.ts';
import { typeLabels } from './resource-types.ts';

/** A document of the library as views see one. */
export interface ResourceView extends Omit<ResourceFile, 'fileUrl'> {
  id: string;
  /** Its page on this site. */
  href: string;
  typeLabel: string;
  /** The topics in words: `Public health, Policy`. */
  topicLabel: string;
  /** The date in words, no more exact than it is known. */
  date: string;
  /** Where to get it; undefined while it is not available. */
  fileUrl: string | undefined;
}

/** Where the library is. */
export const libraryHref = '/resources/library';

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

/** Where the page of a document is. */
export function resourceHref(id: string): string {
  return `${libraryHref}/${id}`;
}

/** A title without what follows its first colon: `Wildfire Smoke: A Guide` → `Wildfire Smoke`. */
export function shortTitle(title: string): string {
  return title.split(': ', 1)[0] ?? title;
}

/** Newest first; a date known only by year or month counts from its beginning. */
export function newestFirst<Some extends Pick<ResourceFile, 'published'>>(
  resources: readonly Some[],
): Some[] {
  return resources.toSorted((a, b) => b.published.localeCompare(a.published));
}
