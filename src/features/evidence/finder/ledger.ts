import { type Status, statusOrder, type Topic, topicOrder } from '../evidence.ts';
import type { ClaimRow } from './filter-claims.ts';
import { searchable } from './find-in-texts.ts';
import type { Names } from './search-document.ts';
import { standing } from './standing.ts';

/** The claims as they stand in the page: drawn once at the build, shown or hidden here. */
export interface Ledger {
  rows: readonly ClaimRow[];
  /** What each claim says, ready to be searched; read at the first call. */
  texts: () => ReadonlyMap<string, string>;
  /**
   * Shows these claims, given in the order of the page, and the headings above them, and hides all
   * others. Those that a window can hold come at once, the rest after the next frame, unless all are
   * wanted now.
   */
  show: (ids: ReadonlySet<string>, when?: 'soon' | 'now') => void;
}

/** The attributes by which the claims and the groups around them are found in the page. */
export const claimMark = 'data-claim';
export const groupMark = 'data-claims';

/** Reads the claims of a page. */
export function readLedger(page: ParentNode, { statuses, topics }: Names): Ledger {
  const articles = [...page.querySelectorAll<HTMLElement>(`[${claimMark}]`)];
  const groups = [...page.querySelectorAll<HTMLElement>(`[${groupMark}]`)];
  const groupsOf = new Map(
    articles.map((article) => [article.id, groups.filter((group) => group.contains(article))]),
  );
  const rows = articles.map(rowOf);
  const stand = standing(articles);
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
    show: (ids, when = 'soon') => {
      stand(ids, when);
      const shown = new Set([...ids].flatMap((id) => groupsOf.get(id) ?? []));
      for (const group of groups) {
        if (group.hidden === shown.has(group)) group.hidden = !shown.has(group);
      }
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
