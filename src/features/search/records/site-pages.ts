import type { LetterId } from '#features/letters/all-letters.ts';
import { orderBoard } from '#features/network/board/board.ts';
import type { NowHazardFile } from '#features/response/now/now.schema.ts';
import { linesOf, type NowLanguage, nowHref, nowIds } from '#features/response/now/now.ts';
import type { SearchRecord } from '../find/search-file.ts';
import type { SearchPageFile } from '../search-page.schema.ts';
import { passagesOf, type SearchedKind, type Source, theOne, wordsIn } from './source.ts';

/** The name of a file of words: its kind, and which entry where the kind has several. */
type WordsFile = SearchedKind | `letters/${LetterId}` | `${'legal' | 'now'}/${string}`;

export interface SitePage {
  href: string;
  /** The file that has its title, its description and most of its words. */
  from: WordsFile;
  /** Which part of the file is the page. */
  part?: string;
  /** Files that say more on it, and letters that are written from it. */
  more?: readonly WordsFile[];
}

/** Key of the name of a section in the words of the search page. */
export type SectionKey = keyof SearchPageFile['map']['sections'];

/** Every page of the site that is not made from an entry, in the sections of the site map. */
export const siteSections: Readonly<Record<SectionKey, readonly SitePage[]>> = {
  start: [
    { href: '/', from: 'homePage' },
    { href: '/be-catalyst', from: 'catalystPage' },
    { href: '/be-catalyst/exchange', from: 'exchangePage' },
  ],
  now: nowPages('en'),
  about: [
    { href: '/about/about-us', from: 'aboutUsPage' },
    { href: '/about/vision', from: 'visionPage' },
    { href: '/about/how-we-select', from: 'howWeSelectPage' },
    { href: '/about/advisory-board', from: 'boardPage' },
  ],
  speakers: [
    { href: '/speakers/directory', from: 'directoryPage' },
    { href: '/speakers/book', from: 'contactWords', part: 'booking' },
    { href: '/speakers/join', from: 'joinPage' },
    { href: '/speakers/shortlist', from: 'shortlistPage' },
  ],
  stories: [{ href: '/stories', from: 'storiesPage', more: ['letters/story'] }],
  resources: [
    { href: '/resources', from: 'resourcesPage' },
    { href: '/resources/rapid-response', from: 'rapidResponsePage' },
    { href: '/resources/key-messages', from: 'keyMessagesPage' },
    {
      href: '/resources/events-calendar',
      from: 'eventsPage',
      more: ['calendarFiles', 'letters/event-place', 'letters/event-proposal'],
    },
    { href: '/resources/library', from: 'libraryPage' },
    { href: '/resources/community-toolkit', from: 'toolkitPage' },
    { href: '/resources/community-toolkit/planner', from: 'plannerPage', more: ['checklist'] },
    { href: '/resources/community-toolkit/papers', from: 'papersPage' },
  ],
  evidence: [
    { href: '/evidence', from: 'evidencePage' },
    { href: '/data', from: 'dataPage' },
  ],
  media: [
    { href: '/media', from: 'mediaPage', more: ['mediaDesk'] },
    { href: '/media-inquiries', from: 'mediaInquiriesPage', more: ['mediaDesk'] },
    { href: '/media-inquiries/deadline', from: 'deadlinePage' },
    { href: '/media-inquiries/media-kit', from: 'mediaKitPage' },
  ],
  spanish: nowPages('es'),
  fineprint: [
    { href: '/privacy', from: 'legal/privacy' },
    { href: '/terms', from: 'legal/terms' },
    { href: '/accessibility', from: 'legal/accessibility' },
    { href: '/offline', from: 'offlineWords' },
    { href: '/my-requests', from: 'contactWords', part: 'requests' },
  ],
};

function nowPages(part: NowLanguage): SitePage[] {
  return [
    { href: nowHref(part), from: 'nowPage', part },
    ...nowIds.map((id): SitePage => ({ href: nowHref(part, id), from: `now/${id}`, part })),
  ];
}

/** Every page that is not made from an entry, with the words people use for it. */
export function pageRecords(source: Source): SearchRecord[] {
  const otherWords = theOne(source, 'searchWords').pages;
  return Object.values(siteSections)
    .flat()
    .map((page) => {
      const { title, description } = pageWords(page, source);
      return {
        id: `page-${page.href.slice(1).replaceAll('/', '-') || 'home'}`,
        kind: 'page',
        href: page.href,
        title,
        about: description,
        also: otherWords.find(({ href }) => href === page.href)?.words ?? [],
        text: [...new Set(textOf(page, source))].filter((passage) => passage !== title),
      };
    });
}

/** The title and the sentence of a page, from its file. Throws if the file has none. */
export function pageWords({ href, from, part }: SitePage, source: Source) {
  const [words] = entriesOf(from, source).map(({ data }) => partOf(data, part));
  const { title, description } = (words ?? {}) as { title?: string; description?: string };
  if (!title || !description) throw new Error(`${from} has no title for ${href}`);
  return { title, description };
}

function textOf({ href, from, part, more = [] }: SitePage, source: Source): string[] {
  const lines = from.startsWith('now/')
    ? entriesOf(from, source).flatMap(({ data }) => linesOf(data as NowHazardFile))
    : [];
  return [
    ...[from, ...more]
      .flatMap((file) => entriesOf(file, source))
      .flatMap(({ data, body }) => [...wordsIn(partOf(data, part)), ...passagesOf(body)]),
    ...(href === '/about/advisory-board' ? boardLines(source) : []),
    ...lines.map((line) => line[part as NowLanguage]),
  ];
}

/** The entries of a file of words; one, unless its kind has several and none is named. */
function entriesOf(file: WordsFile, source: Source) {
  const [kind, entry] = file.split('/') as [SearchedKind, string?];
  return source[kind].filter(({ id }) => entry === undefined || id === entry);
}

function partOf(data: unknown, part: string | undefined): unknown {
  return part === undefined
    ? data
    : (data as Readonly<Record<string, unknown>> | undefined)?.[part];
}

function boardLines({ board }: Source): string[] {
  return orderBoard(board.map(({ data }) => data)).map(
    ({ name, title, focus }) => `${name}, ${title}. ${focus}`,
  );
}
