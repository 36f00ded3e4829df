import type { SearchAction, WebSite, WithContext } from 'schema-dts';
import { searchHref } from './search-state.ts';

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
