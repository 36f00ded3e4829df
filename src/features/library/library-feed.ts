import { moment } from '#files/feeds/feed-dates.ts';
import { element, words, type XmlElement, xmlDocument } from '#files/feeds/xml.ts';
import type { SiteView } from '#site/site.ts';
import type { LibraryPageFile } from './library.words.ts';
import { libraryFeedHref, libraryHref, type ResourceView } from './resource.ts';

/** What the feed of the library is made of. */
export interface FeedParts {
  feed: LibraryPageFile['feed'];
  /** Who holds the rights to our words, and under which license. */
  rights: string;
  site: Pick<SiteView, 'name'>;
  resources: readonly ResourceView[];
  /** Where the site is. */
  base: URL;
}

/**
 * The feed of the library (RFC 4287), what came in last first. The address of a document's page is its
 * id for good; nothing in it is the hour of the build.
 */
export function libraryFeed({ feed, rights, site, resources, base }: FeedParts): string {
  const at = (path: string) => new URL(path, base).href;
  const self = at(libraryFeedHref);
  const inOrder = lastAddedFirst(resources);
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' },
      words('id', self),
      words('title', feed.title),
      words('subtitle', feed.description),
      words('updated', moment(inOrder[0]?.added ?? '1970-01-01')),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: at(libraryHref) }),
      element('author', {}, words('name', site.name), words('uri', at('/'))),
      words('rights', rights),
      ...inOrder.map((resource) => entry(resource, at)),
    ),
  );
}

function entry(resource: ResourceView, at: (path: string) => string): XmlElement {
  const { href, title, authors, publisher, typeLabel, date, topics, added } = resource;
  const { fileUrl, description } = resource;
  return element(
    'entry',
    {},
    words('id', at(href)),
    words('title', title),
    words('published', moment(added)),
    words('updated', moment(added)),
    element('link', { rel: 'alternate', type: 'text/html', href: at(href) }),
    ...(fileUrl ? [element('link', { rel: 'related', href: at(fileUrl) })] : []),
    ...(authors ?? [publisher]).map((name) => element('author', {}, words('name', name))),
    ...[typeLabel, ...topics].map((term) => element('category', { term })),
    words('summary', `${description} ${typeLabel}, ${publisher}, ${date}.`),
  );
}

/** By the day they came into the library, then by their own date; equal ones stay as they were given. */
function lastAddedFirst(resources: readonly ResourceView[]): ResourceView[] {
  const key = ({ added, published }: ResourceView) => `${added} ${published}`;
  return resources.toSorted((a, b) => key(b).localeCompare(key(a)));
}
