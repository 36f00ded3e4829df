import { fold } from '#site/fold.ts';
import type { ClaimRow, Names } from './claim-list.ts';

/** The claims of the page, articles in groups under headings. */
export interface Ledger {
  /** Reads what is unread, then returns the ids of the claims in which every word of the query begins some word. */
  find: (words: string) => ReadonlySet<string>;
  /** Reads the text of claims for at most `ms` milliseconds. Returns true once every claim is read. */
  read: (ms: number) => boolean;
  /** Shows these claims with the groups around them and hides all others. */
  show: (ids: ReadonlySet<string>) => void;
  /** The element around all groups; undefined where the page has none. */
  end: Element | undefined;
}

/** Attribute of the elements that group claims. */
export const groupMark = 'data-claims';

/** The claims of a page. `rows` give their status and topic, whose names are searched as well. */
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

/** The text of a claim without the words that every claim repeats. */
function wordsIn(article: HTMLElement): string {
  return [...article.querySelectorAll('h4, p:not(:has(time)), dd')]
    .map(({ textContent }) => textContent)
    .join(' ');
}

/** Text → its words in lower case without accents. `3.5x` is one word, and so is `71,420`, without its comma. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '');
}

/** Text as `findInTexts` compares it: a space before every word. */
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
