import { orderBoard } from '#features/board/board.ts';
import { passagesOf, wordsIn } from './passages.ts';
import type { SearchRecord } from './search-record.ts';
import { type SitePage, siteSections } from './site-pages.ts';
import { type Source, theOne } from './source.ts';

/** What a result says of a page. */
interface PageWords {
  title: string;
  description: string;
}

/** Every page that is not made from an entry, with the words people use for it. */
export function pageRecords(source: Source): SearchRecord[] {
  const otherWords = theOne(source, 'siteSearchWords').pages;
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

function textOf({ href, from, entry, part, more = [] }: SitePage, source: Source): string[] {
  const entries = [from, ...more].flatMap((kind) =>
    source[kind].filter(({ id }) => kind !== from || entry === undefined || id === entry),
  );
  return [
    ...entries.flatMap(({ data, body }) => [
      ...wordsIn(part === undefined ? data : (data as Record<string, unknown>)[part]),
      ...passagesOf(body),
    ]),
    ...(href === '/about/advisory-board' ? boardOf(source) : []),
  ];
}

/** The members that the page shows. */
function boardOf({ board }: Source): string[] {
  return orderBoard(board.map(({ data }) => data)).map(
    ({ name, title, focus }) => `${name}, ${title}. ${focus}`,
  );
}
