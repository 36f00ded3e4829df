import { fold } from '#site/fold.ts';
import { type Status, statusOrder, type Topic, topicOrder } from '../evidence.ts';
import type { ClaimRow } from './filter-claims.ts';

/** The claims as they stand in the page: drawn once at the build, shown or hidden here. */
export interface Ledger {
  rows: readonly ClaimRow[];
  /** What each claim says, folded for a search. */
  texts: () => ReadonlyMap<string, string>;
  /** Shows these claims and the headings above them, and hides all others. */
  show: (ids: ReadonlySet<string>) => void;
}

/** The attributes by which the claims and the groups around them are found in the page. */
export const claimMark = 'data-claim';
export const groupMark = 'data-claims';

/** Reads the claims of a page. */
export function readLedger(page: ParentNode): Ledger {
  const articles = [...page.querySelectorAll<HTMLElement>(`[${claimMark}]`)];
  const groups = [...page.querySelectorAll<HTMLElement>(`[${groupMark}]`)].map((element) => ({
    element,
    claims: [...element.querySelectorAll(`[${claimMark}]`)].map(({ id }) => id),
  }));
  let texts: ReadonlyMap<string, string> | undefined;
  return {
    rows: articles.map(rowOf),
    texts: () => {
      texts ??= new Map(articles.map(({ id, textContent }) => [id, fold(textContent)]));
      return texts;
    },
    show: (ids) => {
      for (const article of articles) setHidden(article, !ids.has(article.id));
      for (const { element, claims } of groups)
        setHidden(element, !claims.some((id) => ids.has(id)));
    },
  };
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
