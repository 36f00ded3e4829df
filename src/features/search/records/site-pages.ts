import { allPages } from '#features/all-pages.ts';
import { orderBoard } from '#features/network/board/board.ts';
import type { NowHazardFile } from '#features/response/now/now.schema.ts';
import { linesOf, type NowLanguage } from '#features/response/now/now.ts';
import { openOnes, type SectionKey, sectionKeys, sections } from '#site/navigation.ts';
import { type PageRow, rowAt, wordsFileOf } from '#site/page-row.ts';
import type { SearchRecord } from '../find/search-file.ts';
import { entryPageRecords } from './entry-pages.ts';
import { type EntryOf, passagesOf, type SearchedKind, type Source, wordsInData } from './source.ts';

/** A page of the site that is not made from an entry. */
export type SitePage = PageRow & {
  /** The file that has its title, its description and most of its words. */
  wordsEntry: string;
  /** The key in that file under which the words of the page stand. Absent: all of it. */
  wordsKey?: string | undefined;
};

/** Every page of this site that is not made from an entry, in the order of the rooms. */
export const sitePages: readonly SitePage[] = openOnes(
  Object.entries<PageRow>(allPages).map(([key, row]) => ({
    ...row,
    wordsEntry: wordsFileOf(key, row),
  })),
);

/** The pages by the sections of the site map. The page that leads a section is the first in it. */
export const siteSections: ReadonlyMap<SectionKey, readonly SitePage[]> = new Map(
  sectionKeys.map((section) => [section, pagesIn(section)]),
);

function pagesIn(section: SectionKey): SitePage[] {
  const lead = sections[section]?.href;
  return sitePages
    .filter((page) => page.section === section && page.isFound !== false)
    .toSorted((a, b) => Number(b.href === lead) - Number(a.href === lead));
}

/** A page as the map of the site and its share picture name it. */
export interface ShownPage {
  href: string;
  section: SectionKey;
  /** Its name in the map of the site. */
  label: string;
  title: string;
  /** One sentence. */
  description: string;
}

/**
 * Returns every page in the order of the map: those of the rows and, after those of a section, the
 * pages of entries that are found as pages. The page of the search is not in the map, nor is an
 * entry that has a place on a page and no page of its own (`/resources/glossary#{id}`).
 */
export function shownPages(source: Source): ShownPage[] {
  const ofRows = [...siteSections.values()].flat().map((page) => shownPage(page, source));
  const entryPages = entryPageRecords(source).filter(({ href }) => !href.includes('#'));
  const ofEntries = entryPages.map(({ href, title, about }) => ({
    href,
    section: rowAt(href, sitePages)?.section ?? 'start',
    label: title,
    title,
    description: about,
  }));
  return [...ofRows, ...ofEntries];
}

/** Returns a page of a row as map and share picture name it. */
export function shownPage(page: SitePage, source: Source): ShownPage {
  const { href, section } = page;
  const { title, description } = pageWords(page, source);
  return { href, section, label: page.label ?? title, title, description };
}

/** Returns the records of every page that is not made from an entry. */
export function pageRecords(source: Source): SearchRecord[] {
  const pages = [...siteSections.values()].flat();
  return pages.map((page) => pageRecord(page, source));
}

function pageRecord(page: SitePage, source: Source): SearchRecord {
  const { href } = page;
  const { title, description, also } = pageWords(page, source);
  const passages = new Set(pagePassages(page, source));
  passages.delete(title);
  return {
    id: `page-${href.slice(1).replaceAll('/', '-') || 'home'}`,
    kind: 'page',
    href,
    title,
    about: description,
    also,
    text: [...passages],
  };
}

interface PageWords {
  title: string;
  description: string;
  also: readonly string[];
}

/**
 * Returns title and sentence of a page and what people call it, from its file. Throws if the file
 * has no title or no sentence.
 */
export function pageWords({ href, wordsEntry, wordsKey }: SitePage, source: Source): PageWords {
  const [entry] = entriesOfFile(wordsEntry, source);
  const words = partOfData(entry?.data, wordsKey);
  const { title, description, also = [] } = (words ?? {}) as Partial<PageWords>;
  if (!title || !description)
    throw new Error(
      `${wordsEntry} has no title or no description for ${href}; add both to its words`,
    );
  return { title, description, also };
}

/** Returns the texts of a page: of its own file, of the files in `more`, and of entries on it. */
function pagePassages({ wordsEntry, wordsKey, more = [] }: SitePage, source: Source): string[] {
  const ownPassages = entriesOfFile(wordsEntry, source).flatMap(({ data, body }) => [
    ...wordsInData(partOfData(data, wordsKey)),
    ...passagesOf(body),
  ]);
  const morePassages = more
    .flatMap((file) => entriesOfFile(file, source))
    .flatMap(({ data, body }) => [...wordsInData(data), ...passagesOf(body)]);
  const passages = [...ownPassages, ...morePassages];
  if (wordsEntry === 'boardPage') passages.push(...boardPassages(source));
  // Such a file has the title of each language under its key, and lines with both languages beside.
  if (wordsEntry.startsWith('now/')) {
    const language = wordsKey as NowLanguage;
    for (const { data } of entriesOfFile(wordsEntry, source)) {
      passages.push(...linesOf(data as NowHazardFile).map((line) => line[language]));
    }
  }
  return passages;
}

/**
 * Returns the entries that a row of a page means by `file`: of `letters/story` the entry `story` of
 * the kind `letters`, of `checklist` all of that kind, most often one. Throws if there is none.
 */
function entriesOfFile(file: string, source: Source): readonly EntryOf<SearchedKind>[] {
  const [kind, entry] = file.split('/') as [SearchedKind, string?];
  const entries = source[kind]?.filter(({ id }) => entry === undefined || id === entry) ?? [];
  if (entries.length === 0)
    throw new Error(`The row of a page names words that do not exist: ${file}`);
  return entries;
}

function partOfData(data: unknown, key: string | undefined): unknown {
  if (key === undefined) return data;
  return (data as Readonly<Record<string, unknown>> | undefined)?.[key];
}

function boardPassages({ board }: Source): string[] {
  const members = orderBoard(board.map(({ data }) => data));
  return members.map(({ name, title, focus }) => `${name}, ${title}. ${focus}`);
}
