import type { TextDocument } from '#site/search/text-index.ts';
import type { ClaimRow, Names } from './claim-list.ts';

/** Selects the elements around groups of claims (`EvidencePage.tsx`). */
const groupSelector = '[data-claims]';

/** The claims of a page, as the build wrote them. */
export interface Ledger {
  /** The texts of the claims, each read from the page when it is asked for. */
  documents: readonly TextDocument<'text'>[];
  /** Shows these claims with the groups around them and hides all others; without ids shows all. */
  show: (ids?: ReadonlySet<string>) => void;
  /** The element around all groups. */
  end: HTMLElement | undefined;
}

/**
 * Finds the claims of a page. `rows` give their status and topic, whose names are part of their
 * texts.
 */
export function readLedger(
  page: ParentNode,
  rows: readonly ClaimRow[],
  { topics, statuses }: Names,
): Ledger {
  const articles = [...page.querySelectorAll<HTMLElement>(`${groupSelector} article`)];
  const groups = [...page.querySelectorAll<HTMLElement>(groupSelector)];
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return {
    documents: articles.map((article) => ({
      id: article.id,
      get text() {
        const row = rowsById.get(article.id);
        const names = row ? `${topics[row.topic]} ${statuses[row.status]}` : '';
        return `${names} ${claimText(article)}`;
      },
    })),
    show: (ids) => {
      const visibleGroups = new Set<Element>();
      for (const article of articles) {
        const isVisible = !ids || ids.has(article.id);
        // Only where it changes, because each write costs the page a new style.
        if (article.hidden === isVisible) article.hidden = !isVisible;
        if (isVisible) for (const group of groupsAround(article)) visibleGroups.add(group);
      }
      for (const group of groups) group.hidden = !visibleGroups.has(group);
    },
    end: groups[0]?.parentElement ?? undefined,
  };
}

function groupsAround(article: HTMLElement): Element[] {
  const around: Element[] = [];
  let group = article.parentElement?.closest(groupSelector);
  while (group) {
    around.push(group);
    group = group.parentElement?.closest(groupSelector);
  }
  return around;
}

/** Returns the text of a claim without what every claim repeats: labels, and the days of checks. */
function claimText(article: HTMLElement): string {
  return [...article.querySelectorAll('h4, p, dd')]
    .filter((element) => !(element.matches('p') && element.querySelector('time')))
    .flatMap((element) => [...element.childNodes])
    .map(({ textContent }) => textContent)
    .join(' ');
}
