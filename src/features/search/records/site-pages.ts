import type { LetterId } from '#features/letters/all-letters.ts';
import { orderBoard } from '#features/network/board/board.ts';
import type { NowHazardFile } from '#features/response/now/now.schema.ts';
import { linesOf, type NowLanguage, nowHref, nowIds } from '#features/response/now/now.ts';
import type { SearchRecord } from '../find/search-files.ts';
import { passagesOf, type SearchedKind, type Source, theOne, wordsIn } from './source.ts';

/** A page of the site that has a file of words. */
export interface SitePage {
  href: string;
  /** The file that has its title, its description and most of its words. */
  from: SearchedKind;
  /** Which entry, where the kind has several. */
  entry?: string;
  /** Which part of the file is the page. */
  part?: string;
  /** Files that say more on it. */
  more?: readonly SearchedKind[];
  /** Letters that are written from it. */
  letters?: readonly LetterId[];
}

/** A section of the site: its pages, and the entries that have a page each. */
export interface SiteSection {
  /** Key of its name in the words of the search page. */
  key:
    | 'start'
    | 'now'
    | 'spanish'
    | 'about'
    | 'speakers'
    | 'stories'
    | 'resources'
    | 'evidence'
    | 'media'
    | 'fineprint';
  pages: readonly SitePage[];
}

/** Every page of the site that is not made from an entry, in the sections of the site map. */
export const siteSections: readonly SiteSection[] = [
  {
    key: 'start',
    pages: [
      { href: '/', from: 'homePage' },
      { href: '/be-catalyst', from: 'catalystPage' },
      { href: '/be-catalyst/exchange', from: 'exchangePage' },
    ],
  },
  { key: 'now', pages: nowPages('en') },
  {
    key: 'about',
    pages: [
      { href: '/about/about-us', from: 'aboutUsPage' },
      { href: '/about/vision', from: 'visionPage' },
      { href: '/about/how-we-select', from: 'howWeSelectPage' },
      { href: '/about/advisory-board', from: 'boardPage' },
    ],
  },
  {
    key: 'speakers',
    pages: [
      { href: '/speakers/directory', from: 'directoryPage' },
      { href: '/speakers/book', from: 'contactWords', part: 'booking' },
      { href: '/speakers/join', from: 'joinPage' },
      { href: '/speakers/shortlist', from: 'shortlistPage' },
    ],
  },
  { key: 'stories', pages: [{ href: '/stories', from: 'storiesPage', letters: ['story'] }] },
  {
    key: 'resources',
    pages: [
      { href: '/resources', from: 'resourcesPage' },
      { href: '/resources/rapid-response', from: 'rapidResponsePage' },
      { href: '/resources/key-messages', from: 'keyMessagesPage' },
      {
        href: '/resources/events-calendar',
        from: 'eventsPage',
        more: ['calendarFiles'],
        letters: ['event-proposal', 'event-place'],
      },
      { href: '/resources/library', from: 'libraryPage' },
      { href: '/resources/community-toolkit', from: 'toolkitPage' },
      { href: '/resources/community-toolkit/planner', from: 'plannerPage', more: ['checklist'] },
      { href: '/resources/community-toolkit/papers', from: 'papersPage' },
    ],
  },
  {
    key: 'evidence',
    pages: [
      { href: '/evidence', from: 'evidencePage' },
      { href: '/data', from: 'dataPage' },
    ],
  },
  {
    key: 'media',
    pages: [
      { href: '/media', from: 'mediaPage', more: ['mediaDesk'] },
      { href: '/media-inquiries', from: 'mediaInquiriesPage', more: ['mediaDesk'] },
      { href: '/media-inquiries/deadline', from: 'deadlinePage' },
      { href: '/media-inquiries/media-kit', from: 'mediaKitPage' },
    ],
  },
  { key: 'spanish', pages: nowPages('es') },
  {
    key: 'fineprint',
    pages: [
      { href: '/privacy', from: 'legal', entry: 'privacy' },
      { href: '/terms', from: 'legal', entry: 'terms' },
      { href: '/accessibility', from: 'legal', entry: 'accessibility' },
      { href: '/offline', from: 'offlineWords' },
      { href: '/my-requests', from: 'contactWords', part: 'requests' },
    ],
  },
];

/** The pages of what to do now in a language. */
function nowPages(part: NowLanguage): SitePage[] {
  return [
    { href: nowHref(part), from: 'nowPage', part },
    ...nowIds.map((id) => ({ href: nowHref(part, id), from: 'now' as const, entry: id, part })),
  ];
}

/** Every page that is not made from an entry, with the words people use for it. */
export function pageRecords(source: Source): SearchRecord[] {
  const otherWords = theOne(source, 'searchWords').pages;
  return siteSections
    .flatMap(({ pages }) => pages)
    .map((page) => {
      const { title, description } = pageWords(page, source);
      return {
        id: `page-${page.href.slice(1).replaceAll('/', '-') || 'home'}`,
        kind: 'page',
        href: page.href,
        title,
        about: description,
        also: otherWords.find(({ href }) => href === page.href)?.words.join('; ') ?? '',
        text: [...new Set(textOf(page, source))].filter((passage) => passage !== title),
      };
    });
}

/** The title and the sentence of a page, from its file. Throws if the file has none. */
export function pageWords({ href, from, entry, part }: SitePage, source: Source) {
  const found = source[from].find(({ id }) => entry === undefined || id === entry);
  const data = (found?.data ?? {}) as Record<string, unknown>;
  const words = (part === undefined ? data : data[part]) as
    | Partial<Record<'title' | 'description', string>>
    | undefined;
  if (!words?.title || !words.description) throw new Error(`${from} has no title for ${href}`);
  return { title: words.title, description: words.description };
}

function textOf(page: SitePage, source: Source): string[] {
  const { href, from, entry, part, more = [], letters = [] } = page;
  const entries = [from, ...more].flatMap((kind) =>
    source[kind].filter(({ id }) => kind !== from || entry === undefined || id === entry),
  );
  return [
    ...entries.flatMap(({ data, body }) => [
      ...wordsIn(part === undefined ? data : (data as Record<string, unknown>)[part]),
      ...passagesOf(body),
    ]),
    ...source.letters
      .filter(({ id }) => letters.some((letter) => letter === id))
      .flatMap(({ data }) => wordsIn(data)),
    ...(href === '/about/advisory-board' ? boardOf(source) : []),
    ...(from === 'now'
      ? linesIn(
          entries.map(({ data }) => data as NowHazardFile),
          part,
        )
      : []),
  ];
}

/** The lines of what to do now in the language of the page. */
function linesIn(files: readonly NowHazardFile[], language = 'en'): string[] {
  return files.flatMap(linesOf).map((line) => (language === 'es' ? line.es : line.en));
}

/** The members that the page shows. */
function boardOf({ board }: Source): string[] {
  return orderBoard(board.map(({ data }) => data)).map(
    ({ name, title, focus }) => `${name}, ${title}. ${focus}`,
  );
}
