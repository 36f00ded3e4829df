import type { CreativeWork, WithContext } from 'schema-dts';
import { libraryHref, type ResourceView } from '../resource.ts';
import { doiIn } from './exactness.ts';

/**
 * A document → what search engines may know of it (schema.org CreativeWork). The work is its publisher's;
 * our page is only about it. What we do not know, such as license or language, is left out.
 */
export function resourceJsonLd(
  resource: ResourceView,
  site: URL | string,
  siteName: string,
): WithContext<CreativeWork> {
  const { title, authors, publisher, typeLabel, topics, published, fileUrl } = resource;
  const { description, license, href } = resource;
  const at = (path: string) => new URL(path, site).href;
  const doi = doiIn(fileUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    description,
    genre: typeLabel,
    keywords: topics.join(', '),
    datePublished: published,
    publisher: { '@type': 'Organization', name: publisher },
    ...(authors && { author: authors.map((name) => ({ '@type': 'Person', name })) }),
    ...(fileUrl && { url: at(fileUrl) }),
    ...(doi && { identifier: `doi:${doi}` }),
    ...(license && { license: license.url }),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': at(href),
      isPartOf: { '@type': 'CollectionPage', name: siteName, url: at(libraryHref) },
    },
  };
}
