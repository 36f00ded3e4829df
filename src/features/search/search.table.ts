import type { KindRow } from '#content/kind.ts';
import { pages } from '#site/page-row.ts';
import { searchPageSchema, searchSpanishSchema } from './search-page.schema.ts';
import { searchHref } from './search-state.ts';

/** The page of the search, which is the map of the site too. */
export const searchPages = pages({
  search: {
    href: searchHref,
    isIndexed: false,
    wordsEntry: 'searchPage',
    section: 'fineprint',
    weight: 'working',
    isList: true,
    isFound: false,
  },
});

/** The kinds of content of this room. */
export const searchKinds = {
  searchPage: {
    group: 'Searching',
    label: 'Search',
    singular: 'page',
    hint: 'Words of the search and of its page.',
    preview: '/search',
    folder: 'pages',
    only: ['search'],
    format: 'yaml',
    schema: searchPageSchema,
  },
  searchSpanish: {
    group: 'Searching',
    label: 'Search in Spanish',
    singular: 'page of words',
    hint: 'How the search answers a query in Spanish.',
    preview: '/search?q=calor',
    folder: 'pages',
    only: ['search-spanish'],
    format: 'yaml',
    schema: searchSpanishSchema,
  },
} as const satisfies Record<string, KindRow>;
