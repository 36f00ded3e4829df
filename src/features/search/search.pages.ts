import { pages } from '#site/page-row.ts';
import { searchHref } from './search-state.ts';

/** The page of the search, which is the map of the site too. */
export const searchPages = pages({
  search: {
    href: searchHref,
    wordsEntry: 'searchPage',
    section: 'fineprint',
    weight: 'working',
    isList: true,
    isFound: false,
  },
});
