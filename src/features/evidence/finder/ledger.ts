import { fold } from '#site/fold.ts';
import type { ClaimRow, Names } from './claim-list.ts';

/** The claims in the page: built as articles under headings, shown or hidden here. */
export interface Ledger {
  /** The ids of the claims in which every word of a query begins some word; what was not read yet is read first. */
  find: (words: string) => ReadonlySet<string>;
  /** Reads what claims say for at most so many milliseconds. Returns whether all of them are read. */
  read: (ms: number) => boolean;
  /** Shows these claims and the headings above them, and hides all others. */
  show: (ids: ReadonlySet<string>) => void;
  /** Where the claims end. */
  end: Element | undefined;
}

/** The attribute by which the groups around claims are found in the page. */
export const groupMark = 'data-claims';

/** The claims of a page; `rows` say which status and topic each has. */
export function readLedger(page: ParentNode, rows: readonly ClaimRow[], names: Names): Ledger {
  const articles = [...page.querySelectorAll<HTMLElement>(`[${groupMark}] article`)];
  const groups = [...page.querySelectorAll<HTMLElement>(`[${groupMark}]`)];
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const texts = new Map<string, string>();
  const read = (ms: number) => {
    const end = performance.now() + ms;
    for (const article of articles.slice(texts.size)) {
      if (performance.now() >= end) return false;
      const row = rowOf.get(article.id);
      const own = row ? `${names.topics[row.topic]} ${names.statuses[row.status]}` : '';
      texts.set(article.id, searchable(`${own} ${wordsIn(article)}`));
    }
    return true;
  };
  return {
    read,
    find: (words) => {
      read(Number.POSITIVE_INFINITY);
      return findInTexts(texts, words);
    },
    show: (ids) => {
      const shown = new Set<Element>();
      for (const article of articles) {
        const isShown = ids.has(article.id);
        if (article.hidden === isShown) article.hidden = !isShown;
        for (let over = isShown && groupOf(article); over; over = groupOf(over)) shown.add(over);
      }
      for (const group of groups) group.hidden = !shown.has(group);
    },
    end: groups[0]?.parentElement ?? undefined,
  };
}

/** The group around a claim or around a group. */
function groupOf(element: Element): Element | null | undefined {
  return element.parentElement?.closest(`[${groupMark}]`);
}

/** What a claim says, without the words that every claim has. */
function wordsIn(article: HTMLElement): string {
  return [...article.querySelectorAll('h4, p:not(:has(time)), dd')]
    .map(({ textContent }) => textContent)
    .join(' ');
}

/** Text → its words without accents and capitals; `3.5x` and `71,420` are one word each, the comma aside. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
}

/** What a claim says, as `findInTexts` compares it. */
export function searchable(text: string): string {
  return ` ${wordsOf(text).join(' ')}`;
}

/** The ids of the searchable texts in which every word of a query begins some word. */
export function findInTexts(
  texts: ReadonlyMap<string, string>,
  query: string,
): ReadonlySet<string> {
  const starts = wordsOf(query).map((word) => ` ${word}`);
  const found = new Set<string>();
  if (starts.length === 0) return found;
  for (const [id, text] of texts) if (starts.every((start) => text.includes(start))) found.add(id);
  return found;
}
