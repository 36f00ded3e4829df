import { type SectionKey, sectionKeys } from '#site/navigation.ts';
import type { SearchRecord } from '../find/search-file.ts';
import type { ResultKind } from '../search-state.ts';
import { shownPages } from './site-pages.ts';
import type { Source } from './source.ts';

/** A section of the map: its pages, and the lists of pages that are made from entries. */
export type MapSection = ReturnType<typeof siteMap>[number];

/** The lists that are made from entries, by the keys that their names have in the search page. */
type ListKey = 'speakers' | 'stories' | 'hazards' | 'documents' | 'events';

/**
 * The lists of each section, and the kind of the records in each. Figures have their list on the
 * page of the evidence, and stand nowhere without their source.
 */
const listsOfSection: Partial<Record<SectionKey, Partial<Record<ListKey, ResultKind>>>> = {
  speakers: { speakers: 'speaker' },
  stories: { stories: 'story' },
  resources: { hazards: 'hazard', documents: 'resource', events: 'event' },
};

/**
 * Returns the map of the site by section: its pages, and of `records` those whose kind has a list
 * there. A section without a page is left out, and a list without an entry.
 */
export function siteMap(source: Source, records: readonly SearchRecord[]) {
  const pages = shownPages(source);
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  const mapSections = sectionKeys.map((key) => ({
    key,
    links: pages
      .filter(({ section }) => section === key)
      .map(({ href, label }) => ({ href, label })),
    lists: Object.entries(listsOfSection[key] ?? {})
      .map(([list, kind]) => ({
        key: list as ListKey,
        links: byKind.get(kind)?.map(({ href, title }) => ({ href, label: title })) ?? [],
      }))
      .filter((list) => list.links.length > 0),
  }));
  return mapSections.filter(({ links }) => links.length > 0);
}
