import { orderBoard } from '#features/board/board.ts';
import type { NowHazardFile } from '#features/now/now.schema.ts';
import { linesOf } from '#features/now/now.ts';
import { entryRecords } from './entry-records.ts';
import { passagesOf, wordsIn } from './passages.ts';
import type { SearchRecord } from './search-record.ts';
import { type SitePage, siteSections } from './site-pages.ts';
import { type Source, theOne } from './source.ts';

/** What a result says of a page. */
interface PageWords {
  title: string;
  description: string;
}

/** Everything that can be found on the site. */
export function allRecords(source: Source): SearchRecord[] {
  return [...entryRecords(source), ...pageRecords(source)];
}

/** Every page that is not made from an entry, with the words people use for it. */
function pageRecords(source: Source): SearchRecord[] {
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
export function pageWords({ href, from, entry, part }: SitePage, source: Source): PageWords {
  const found = source[from].find(({ id }) => entry === undefined || id === entry);
  const data = (found?.data ?? {}) as Record<string, unknown>;
  const words = (part === undefined ? data : data[part]) as Partial<PageWords> | undefined;
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
