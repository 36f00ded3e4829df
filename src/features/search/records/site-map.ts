import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { type SectionKey, sectionKeys } from '#site/navigation.ts';
import type { SearchRecord } from '../find/search-file.ts';
import { type ResultKind, searchHref } from '../search-state.ts';
import { type ShownPage, shownPage, shownPages, sitePages } from './site-pages.ts';
import type { Source } from './source.ts';

/** A section of the map: its pages, and the lists of pages that are made from entries. */
export type MapSection = ReturnType<typeof siteMap>[number];

/** Keys of the names of these lists in the words of the search page. */
type ListKey = 'speakers' | 'stories' | 'hazards' | 'documents' | 'events';

const listsOf: Partial<Record<SectionKey, Partial<Record<ListKey, ResultKind>>>> = {
  speakers: { speakers: 'speaker' },
  stories: { stories: 'story' },
  resources: { hazards: 'hazard', documents: 'resource', events: 'event' },
};

/** Returns the map of the site by section, of its pages and of the records that are entries. */
export function siteMap(source: Source, records: readonly SearchRecord[]) {
  const pages = shownPages(source);
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  return sectionKeys.map((key) => ({
    key,
    links: pages
      .filter(({ section }) => section === key)
      .map(({ href, label }) => ({ href, label })),
    lists: Object.entries(listsOf[key] ?? {}).map(([list, kind]) => ({
      key: list as ListKey,
      links: byKind.get(kind)?.map(({ href, title }) => ({ href, label: title })) ?? [],
    })),
  }));
}

/**
 * Schema.org has no type for the input of a template; search engines read it as a property of the
 * action.
 */
type SearchOnSite = SearchAction & { 'query-input': string };

/**
 * Returns the site and the address of its search as search engines read them (schema.org WebSite,
 * SearchAction).
 */
export function websiteJsonLd(name: string, description: string, site: URL): WithContext<WebSite> {
  const action = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${new URL(searchHref, site).href}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } satisfies SearchOnSite;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    description,
    url: new URL('/', site).href,
    inLanguage: 'en-US',
    potentialAction: action,
  };
}

/**
 * Returns every page that has a share picture of its own: those of the map but the home page, whose
 * picture is the site’s; and the search, which is the map.
 */
export function picturedPages(source: Source): ShownPage[] {
  const unlisted = sitePages.filter(({ isFound }) => isFound === false);
  const pages = [...shownPages(source), ...unlisted.map((page) => shownPage(page, source))];
  return pages.filter(({ href }) => href !== '/');
}

/**
 * Returns the page whose picture is the share image of a path: its own, else the nearest above it.
 * Undefined if it is the image of the site.
 */
export function picturedPage(path: string, pages: readonly ShownPage[]): ShownPage | undefined {
  const page = pages.find(({ href }) => href === path);
  if (page) return page;
  const pathAbove = path.slice(0, path.lastIndexOf('/'));
  return pathAbove === '' ? undefined : picturedPage(pathAbove, pages);
}

/** The address of the picture of a page. */
export function pictureHref({ href }: Pick<ShownPage, 'href'>): string {
  return `/share/pages${href}.png`;
}
