import type { StoryView } from '#features/stories/story.ts';
import type { SiteView } from '#site/site.ts';
import { feedHrefs } from './episode.ts';
import { moment } from './feed-dates.ts';
import type { FeedsFile } from './feeds.schema.ts';
import { element, words, type XmlElement, xmlDocument } from './xml.ts';

/** What the feed of stories is made of. */
export interface AtomParts {
  feeds: FeedsFile;
  site: Pick<SiteView, 'name'>;
  /** Newest first. */
  stories: readonly StoryView[];
  /** Where the site is. */
  base: URL;
}

/** The feed of stories (RFC 4287). A story's address is its id for good; nothing in it is the hour of the build. */
export function atomFeed({ feeds, site, stories, base }: AtomParts): string {
  const at = (path: string) => new URL(path, base).href;
  const self = at(feedHrefs.stories);
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' },
      words('id', self),
      words('title', feeds.stories.title),
      words('subtitle', feeds.stories.description),
      words('updated', moment(stories[0]?.published ?? '1970-01-01')),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: at('/stories') }),
      element('author', {}, words('name', site.name), words('uri', at('/'))),
      words('rights', feeds.license),
      ...stories.map((story) => entry(story, at)),
    ),
  );
}

function entry(story: StoryView, at: (path: string) => string): XmlElement {
  const { href, title, quote, excerpt, contentNote, published, people, tags, recording } = story;
  const summary = [`“${quote}”`, excerpt, contentNote].filter(Boolean).join(' ');
  return element(
    'entry',
    {},
    words('id', at(href)),
    words('title', title),
    words('published', moment(published)),
    words('updated', moment(published)),
    element('link', { rel: 'alternate', type: 'text/html', href: at(href) }),
    ...(recording?.sources ?? []).map(({ src, type, bytes }) =>
      element('link', { rel: 'enclosure', type, length: String(bytes), href: at(src) }),
    ),
    ...people.map((person) => element('author', {}, words('name', person.name))),
    ...tags.map((tag) => element('category', { term: tag.name })),
    words('summary', summary),
  );
}
