import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import {
  aboutTabs,
  footerColumns,
  headerItems,
  menuItems,
  resourceTabs,
} from '#site/navigation.ts';
import type { SearchRecord } from '../find/search-file.ts';
import { type ResultKind, searchHref } from '../search-state.ts';
import { pageWords, type SectionKey, type SitePage, siteSections } from './site-pages.ts';
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

const sections = Object.entries(siteSections) as [SectionKey, readonly SitePage[]][];

/**
 * The labels of pages in the menus, by address: shorter than their titles. The header has the last
 * word, because a footer link may be named after a letter.
 */
const labels = new Map(
  [
    ...footerColumns.flatMap((column) => column.links),
    ...headerItems,
    ...menuItems,
    ...resourceTabs,
    ...aboutTabs,
  ].flatMap((item) => {
    const links = 'links' in item ? item.links : [item];
    return links.map(({ href, label }) => [href, label] as const);
  }),
);

/** Returns the map of the site by section, of its pages and of the records that are entries. */
export function siteMap(source: Source, records: readonly SearchRecord[]) {
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  return sections.map(([key, pages]) => ({
    key,
    links: pages.map((page) => ({
      href: page.href,
      label: labels.get(page.href) ?? pageWords(page, source).title,
    })),
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

/** A page that is not made from an entry and has a picture of its own. */
export interface PicturedPage extends SitePage {
  section: SectionKey;
}

/**
 * Every page of the map of the site but the home page, whose picture is the site’s; and the search,
 * which is the map.
 */
export const picturedPages: readonly PicturedPage[] = [
  ...sections.flatMap(([section, pages]) => pages.map((page) => ({ ...page, section }))),
  { href: '/search', from: 'searchPage', section: 'fineprint' } as const,
].filter(({ href }) => href !== '/');

/**
 * Returns the page whose picture is the share image of a path: its own, else the nearest above it.
 * Undefined if it is the image of the site.
 */
export function picturedPage(path: string): PicturedPage | undefined {
  const page = picturedPages.find(({ href }) => href === path);
  if (page) return page;
  const pathAbove = path.slice(0, path.lastIndexOf('/'));
  return pathAbove === '' ? undefined : picturedPage(pathAbove);
}

/** The address of the picture of a page. */
export function pictureHref({ href }: Pick<SitePage, 'href'>): string {
  return `/share/pages${href}.png`;
}
