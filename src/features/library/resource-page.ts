import type { CreativeWork, WithContext } from 'schema-dts';
import { authorsOf, type Citable } from '#features/evidence/citations/citable.ts';
import { citationForms } from '#features/evidence/citations/citations.ts';
import type { ClaimLedger, ClaimView } from '#features/evidence/claims/claim.ts';
import type { ShareCard, ShareImage } from '#files/share-image/share-card.ts';
import { libraryHref, type ResourceView } from './resource.ts';

/**
 * Returns the citation of a document in every style. It names the authors or else the publisher,
 * and the address of the document or else of its page on `site`.
 */
export function resourceCitations(resource: ResourceView, site: URL | string) {
  const { id: key, href, authors = [], journal, fileUrl, checked: accessed } = resource;
  const url = new URL(fileUrl ?? href, site).href;
  const type = journal === undefined ? 'report' : 'article';
  const document: Citable = { ...resource, key, type, authors, url, accessed };
  return citationForms.map(({ id, name, write }) => ({ id, name, text: write(document) }));
}

/**
 * Returns the claims whose source has the address or the title of the document. Claims without a
 * source are left out, because their address is that of the closest published figure.
 */
export function relatedClaims(
  claims: ClaimLedger,
  { fileUrl, title }: Pick<ResourceView, 'fileUrl' | 'title'>,
): ClaimView[] {
  if (fileUrl === undefined) return [];
  return [...claims.values()].filter(
    ({ status, published: { source } }) =>
      status !== 'unsourced' && (source.href === fileUrl || source.title === title),
  );
}

/** Returns the texts of a document's share image. */
export function resourceShareCard(resource: ResourceView, site: string): ShareCard {
  const { typeLabel, title, publishedIn, date, topics } = resource;
  return {
    site,
    kicker: typeLabel,
    title,
    lines: [`${publishedIn}, ${date}`],
    tags: topics.slice(0, 3),
  };
}

/** Returns the path of a document's share image, and its alternative text. */
export function resourceShareImage({ id, title, publishedIn }: ResourceView): ShareImage {
  return { src: `/share/resources/${id}.png`, alt: `${title}. ${publishedIn}` };
}

/**
 * Returns the structured data of a document for search engines (schema.org CreativeWork). The work
 * belongs to its publisher; our page is only about it. Facts that are not known, such as license or
 * language, are left out.
 */
export function resourceJsonLd(
  resource: ResourceView,
  site: URL | string,
  siteName: string,
): WithContext<CreativeWork> {
  const { title, authors = [], publisher, typeLabel, topics, published, fileUrl } = resource;
  const { description, license, href, doi, journal } = resource;
  const address = (path: string) => new URL(path, site).href;
  const people = authorsOf({ authors }).people.map(({ family, given, suffix }) => ({
    '@type': 'Person' as const,
    name: [given, family, suffix].filter(Boolean).join(' '),
  }));
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: title,
    description,
    genre: typeLabel,
    keywords: topics.join(', '),
    datePublished: published,
    publisher: { '@type': 'Organization', name: publisher },
    ...(people.length > 0 && { author: people }),
    ...(journal && { isPartOf: { '@type': 'Periodical', name: journal } }),
    ...(fileUrl && { url: address(fileUrl) }),
    ...(doi && { identifier: `doi:${doi}` }),
    ...(license && { license: license.url }),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': address(href),
      isPartOf: { '@type': 'CollectionPage', name: siteName, url: address(libraryHref) },
    },
  };
}
