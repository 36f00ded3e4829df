import { partialDateLabel } from '#site/dates.ts';
import type { ResourceType } from '#site/vocabulary.ts';
import type { ResourceFile } from './resource.schema.ts';

/** A document of the library as views see one. */
export interface ResourceView
  extends Pick<
    ResourceFile,
    'title' | 'publisher' | 'topics' | 'description' | 'linkNote' | 'dateNote' | 'published'
  > {
  id: string;
  typeLabel: string;
  /** The date in words, no more exact than it is known. */
  date: string;
  /** Where to get it; undefined while it is not available. */
  fileUrl: string | undefined;
}

const typeLabels: Record<ResourceType, string> = {
  report: 'Report',
  guide: 'Guide',
  research: 'Research',
  toolkit: 'Toolkit',
};

/** A resource file → its view. */
export function resourceView(id: string, file: ResourceFile): ResourceView {
  const { type, fileUrl, ...words } = file;
  return {
    ...words,
    id,
    typeLabel: typeLabels[type],
    date: partialDateLabel(file.published),
    fileUrl: fileUrl === '#' ? undefined : fileUrl,
  };
}

/** Newest first; a date known only by year or month counts from its beginning. */
export function newestFirst(resources: readonly ResourceView[]): ResourceView[] {
  return resources.toSorted((a, b) => b.published.localeCompare(a.published));
}
