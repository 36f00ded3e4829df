import type { ClaimRow } from './claim-list.ts';
import { findInTexts, searchable } from './find-in-texts.ts';
import type { Names } from './search-document.ts';

/** The claims in the page: built as articles under headings, shown or hidden here. */
export interface Ledger {
  /** The ids of the claims in which every word of a query begins some word; reads the page at the first call. */
  find: (words: string) => ReadonlySet<string>;
  /** Shows these claims and the headings above them, and hides all others. */
  show: (ids: ReadonlySet<string>) => void;
}

/** Says on the root element that the ledger was narrowed, so that rows out of the window need no layout. */
export const narrowedMark = 'data-narrowed';

/** The attribute by which the groups around claims are found in the page. */
export const groupMark = 'data-claims';

/** The claims of a page; `rows` say which status and topic each has. */
export function readLedger(page: ParentNode, rows: readonly ClaimRow[], names: Names): Ledger {
  const articles = [...page.querySelectorAll<HTMLElement>(`[${groupMark}] article`)];
  const groups = [...page.querySelectorAll<HTMLElement>(`[${groupMark}]`)];
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  let texts: ReadonlyMap<string, string> | undefined;
  const read = (article: HTMLElement): [string, string] => {
    const row = rowOf.get(article.id);
    const own = row ? `${names.topics[row.topic]} ${names.statuses[row.status]}` : '';
    return [article.id, searchable(`${own} ${wordsIn(article)}`)];
  };
  return {
    find: (words) => {
      texts ??= new Map(articles.map(read));
      return findInTexts(texts, words);
    },
    show: (ids) => {
      if (ids.size < articles.length) document.documentElement.setAttribute(narrowedMark, '');
      for (const article of articles) article.hidden = !ids.has(article.id);
      for (const group of groups)
        group.hidden = group.querySelector('article:not([hidden])') === null;
    },
  };
}

/** What a claim says, without the words that every claim has. */
function wordsIn(article: HTMLElement): string {
  return [...article.querySelectorAll('h4, p:not(:has(time)), dd')]
    .map(({ textContent }) => textContent)
    .join(' ');
}
