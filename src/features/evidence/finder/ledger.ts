import { type Status, statusOrder, type Topic, topicOrder } from '../evidence.ts';
import type { ClaimRow } from './filter-claims.ts';
import { searchable } from './find-in-texts.ts';
import type { Names } from './search-document.ts';

/** The claims as they stand in the page: drawn once at the build, shown or hidden here. */
export interface Ledger {
  rows: readonly ClaimRow[];
  /** What each claim says, ready to be searched; read at the first call. */
  texts: () => ReadonlyMap<string, string>;
  /** Shows these claims and the headings above them, and hides all others. Touches only what changes. */
  show: (ids: ReadonlySet<string>) => void;
}

/** The attributes by which the claims and the groups around them are found in the page. */
export const claimMark = 'data-claim';
export const groupMark = 'data-claims';

/** Reads the claims of a page. */
export function readLedger(page: ParentNode, { statuses, topics }: Names): Ledger {
  const articles = [...page.querySelectorAll<HTMLElement>(`[${claimMark}]`)];
  const rows = articles.map(rowOf);
  const groups = [...page.querySelectorAll<HTMLElement>(`[${groupMark}]`)].map((element) => ({
    element,
    claims: [...element.querySelectorAll(`[${claimMark}]`)].map(({ id }) => id),
  }));
  let texts: ReadonlyMap<string, string> | undefined;
  const read = () =>
    articles.map((article, place): [string, string] => {
      const { status, topic } = rows[place] ?? rowOf(article);
      return [article.id, searchable(`${topics[topic]} ${statuses[status]} ${saidIn(article)}`)];
    });
  return {
    rows,
    texts: () => {
      texts ??= new Map(read());
      return texts;
    },
    show: (ids) => {
      for (const article of articles) setHidden(article, !ids.has(article.id));
      for (const { element, claims } of groups)
        setHidden(element, !claims.some((id) => ids.has(id)));
    },
  };
}

/** What a claim says, without the words that every claim has. */
function saidIn(article: HTMLElement): string {
  return [...article.querySelectorAll('h4, p:not(:has(time)), dd')]
    .map(({ textContent }) => textContent)
    .join(' ');
}

function rowOf({ id, dataset }: HTMLElement): ClaimRow {
  const [status, topic] = (dataset['claim'] ?? '').split(' ');
  return {
    id,
    status: statusOrder.find((known) => known === status) ?? ('supported' satisfies Status),
    topic: topicOrder.find((known) => known === topic) ?? ('home' satisfies Topic),
  };
}

function setHidden(element: HTMLElement, hidden: boolean): void {
  if (element.hidden !== hidden) element.hidden = hidden;
}
