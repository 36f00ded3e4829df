import { Temporal } from 'temporal-polyfill';
import { element, words, type XmlElement, xmlDocument } from './xml.ts';

/** A feed of the site. Every path begins with `/`. */
interface AtomFeed {
  /** Path of the feed; with its host it is also the id of the feed. */
  href: string;
  page: string;
  title: string;
  description: string;
  /** The sentence on who holds the rights, and under which license. */
  rights: string;
  site: { name: string };
  /** Newest first. */
  entries: readonly AtomEntry[];
  base: URL;
}

export interface AtomEntry {
  /** Path that never changes: with its host it is the id of the entry. `href` where absent. */
  id?: string;
  href: string;
  title: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  /**
   * Attributes of further links, such as an enclosure; a path as `href` gets the host of the site.
   */
  links?: readonly { rel: string; href: string; type?: string; length?: string }[];
  authors?: readonly string[];
  categories: readonly string[];
  summary: string;
}

/**
 * Returns a feed as an Atom document (RFC 4287). Its `updated` is that of the first entry, so that
 * the same entries give the same bytes at every build.
 */
export function atomFeed(feed: AtomFeed): string {
  const address = (path: string) => new URL(path, feed.base).href;
  const self = address(feed.href);
  const moments = momentsOf(feed.entries.map(({ date }) => date));
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' },
      words('id', self),
      words('title', feed.title),
      words('subtitle', feed.description),
      words('updated', moments[0] ?? noonOf('1970-01-01')),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: address(feed.page) }),
      element('author', {}, words('name', feed.site.name), words('uri', address('/'))),
      words('rights', feed.rights),
      ...feed.entries.map((entry, index) => entryElement(entry, moments[index] ?? '', address)),
    ),
  );
}

function entryElement(
  entry: AtomEntry,
  moment: string,
  address: (path: string) => string,
): XmlElement {
  const { href, id = href, title, links = [], authors = [], categories, summary } = entry;
  return element(
    'entry',
    {},
    words('id', address(id)),
    words('title', title),
    words('published', moment),
    words('updated', moment),
    element('link', { rel: 'alternate', type: 'text/html', href: address(href) }),
    ...links.map((link) => element('link', { ...link, href: address(link.href) })),
    ...authors.map((name) => element('author', {}, words('name', name))),
    ...categories.map((term) => element('category', { term })),
    words('summary', summary),
  );
}

/**
 * Returns noon of a day in UTC, `2026-06-18T12:00:00Z` (RFC 3339) for `2026-06-18`. That is the
 * same day everywhere in America.
 */
export function noonOf(day: string): string {
  return `${Temporal.PlainDate.from(day)}T12:00:00Z`;
}

/**
 * Returns the moments of the entries of a feed, whose days are `YYYY-MM-DD`, the newest first. The
 * last entry of a day has noon, and each entry before it a second more. Feed readers and players
 * sort by them, and would put two entries of one moment in any order.
 */
export function momentsOf(days: readonly string[]): string[] {
  return days.map((day, index) => {
    const after = days.slice(index + 1).filter((other) => other === day).length;
    return Temporal.Instant.from(noonOf(day)).add({ seconds: after }).toString();
  });
}
