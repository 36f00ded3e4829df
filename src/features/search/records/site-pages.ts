import type { LetterId } from '#features/letters/all-letters.ts';
import { orderBoard } from '#features/network/board/board.ts';
import type { NowHazardFile } from '#features/response/now/now.schema.ts';
import { linesOf, type NowLanguage, nowHref, nowIds } from '#features/response/now/now.ts';
import type { SearchRecord } from '../find/search-file.ts';
import type { SearchPageFile } from '../search-page.schema.ts';
import {
  type EntryOf,
  passagesOf,
  type SearchedKind,
  type Source,
  theOne,
  wordsInData,
} from './source.ts';

/** The name of a file of words: its kind, and which entry where the kind has several. */
type WordsFile = SearchedKind | `letters/${LetterId}` | `${'legal' | 'now'}/${string}`;

/** A page of the site that is not made from an entry. */
export interface SitePage {
  href: string;
  /** The file that has its title, its description and most of its words. */
  from: WordsFile;
  /** The key of the part of the file that is the page. Absent: all of it. */
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

/** Returns the records of every page that is not made from an entry. */
export function pageRecords(source: Source): SearchRecord[] {
  const pages = Object.values(siteSections).flat();
  return pages.map((page) => pageRecord(page, source));
}

function pageRecord(page: SitePage, source: Source): SearchRecord {
  const { href } = page;
  const { title, description } = pageWords(page, source);
  const otherWords = theOne(source, 'searchWords').pages.find((entry) => entry.href === href);
  const passages = new Set(pagePassages(page, source));
  passages.delete(title);
  return {
    id: `page-${href.slice(1).replaceAll('/', '-') || 'home'}`,
    kind: 'page',
    href,
    title,
    about: description,
    also: otherWords?.words ?? [],
    text: [...passages],
  };
}

/** Returns the title and the sentence of a page, from its file. Throws if the file has none. */
export function pageWords(
  { href, from, part }: SitePage,
  source: Source,
): { title: string; description: string } {
  const [words] = entriesOfFile(from, source).map(({ data }) => partOfData(data, part));
  const { title, description } = (words ?? {}) as { title?: string; description?: string };
  if (!title || !description) throw new Error(`${from} has no title for ${href}`);
  return { title, description };
}

function pagePassages({ href, from, part, more = [] }: SitePage, source: Source): string[] {
  const entries = [from, ...more].flatMap((file) => entriesOfFile(file, source));
  const passages = entries.flatMap(({ data, body }) => [
    ...wordsInData(partOfData(data, part)),
    ...passagesOf(body),
  ]);
  if (href === '/about/advisory-board') passages.push(...boardPassages(source));
  if (from.startsWith('now/')) {
    const language = part as NowLanguage;
    for (const { data } of entriesOfFile(from, source)) {
      passages.push(...linesOf(data as NowHazardFile).map((line) => line[language]));
    }
  }
  return passages;
}

/** Returns the entries of a file of words: one, unless its kind has several and none is named. */
function entriesOfFile(file: WordsFile, source: Source): readonly EntryOf<SearchedKind>[] {
  const [kind, entry] = file.split('/') as [SearchedKind, string?];
  return source[kind].filter(({ id }) => entry === undefined || id === entry);
}

function partOfData(data: unknown, part: string | undefined): unknown {
  if (part === undefined) return data;
  return (data as Readonly<Record<string, unknown>> | undefined)?.[part];
}

function boardPassages({ board }: Source): string[] {
  const members = orderBoard(board.map(({ data }) => data));
  return members.map(({ name, title, focus }) => `${name}, ${title}. ${focus}`);
}
