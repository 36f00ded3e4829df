import { moment } from '#files/feeds/feed-dates.ts';
import { element, words, type XmlElement, xmlDocument } from '#files/feeds/xml.ts';
import type { SiteView } from '#site/site.ts';
import type { EvidencePageFile } from '../evidence-page.schema.ts';
import type { ClaimChange } from './changes.ts';

/** Where the feed is. */
export const changesHref = '/evidence/changes.xml';

/** What the feed of changes is made of. */
export interface ChangesParts {
  words: EvidencePageFile['feed'];
  license: string;
  site: Pick<SiteView, 'name'>;
  /** Newest first. */
  changes: readonly ClaimChange[];
  /** Where the site is. */
  base: URL;
}

/** The feed of changes of claims (RFC 4287). Its dates are those of the files; nothing in it is the hour of the build. */
export function changesFeed({ words: said, license, site, changes, base }: ChangesParts): string {
  const at = (path: string) => new URL(path, base).href;
  const self = at(changesHref);
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' },
      words('id', self),
      words('title', said.title),
      words('subtitle', said.description),
      words('updated', moment(changes[0]?.date ?? '1970-01-01')),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: at('/evidence') }),
      element('author', {}, words('name', site.name), words('uri', at('/'))),
      words('rights', license),
      ...changes.map((change) => entry(change, at)),
    ),
  );
}

function entry(
  { id, href, title, date, change, wording, topic }: ClaimChange,
  at: (path: string) => string,
): XmlElement {
  return element(
    'entry',
    {},
    words('id', at(id)),
    words('title', title),
    words('published', moment(date)),
    words('updated', moment(date)),
    element('link', { rel: 'alternate', type: 'text/html', href: at(href) }),
    element('category', { term: topic }),
    words('summary', `${change} ${wording}`),
  );
}
