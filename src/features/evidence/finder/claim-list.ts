import { FacetSelect } from '#lists/FacetSelect.tsx';
import type { ListDefinition } from '#lists/list.ts';
import { fold } from '#site/search/fold.ts';
import {
  type EvidenceEntry,
  groupByTopic,
  type Status,
  statusOrder,
  type Topic,
  topicOrder,
} from '../evidence.ts';
import type { EvidencePageFile } from '../evidence-page.schema.ts';

export interface Names {
  statuses: Record<Status, string>;
  topics: Record<Topic, string>;
}

/** The names of statuses and topics in the words of the page. */
export function namesOf({ differs, unsourced, supported, topics }: EvidencePageFile): Names {
  return {
    statuses: { differs: differs.title, unsourced: unsourced.title, supported: supported.title },
    topics,
  };
}

/** A claim as the list filters it; its text is in the page. */
export interface ClaimRow {
  id: string;
  status: Status;
  topic: Topic;
}

/**
 * Returns a line for each status and topic, `supported wildfires id-1 id-2`, in the order of the
 * page: a short prop for the island, which `rowsFrom` reads.
 */
export function rowsAsText(entries: readonly EvidenceEntry[]): string {
  return statusOrder
    .flatMap((status) =>
      groupByTopic(entries, status).map(({ topic, entries }) =>
        [status, topic, ...entries.map(({ claim }) => claim.id)].join(' '),
      ),
    )
    .join('\n');
}

/** Returns the rows that `rowsAsText` has written. */
export function rowsFrom(text: string): ClaimRow[] {
  return text.split('\n').flatMap((line) => {
    const [status, topic, ...ids] = line.split(' ');
    return ids.map((id) => ({ id, status: status as Status, topic: topic as Topic }));
  });
}

/**
 * The ledger as a list. Its texts are in the page and in the index, so the finder passes its own
 * `find`.
 */
export function claimList({ statuses, topics }: Names): ListDefinition<ClaimRow> {
  return {
    noun: 'claims',
    textsOf: () => [],
    facets: {
      status: {
        label: 'Status',
        valuesOf: ({ status }) => [status],
        order: statusOrder,
        labels: statuses,
        all: { value: 'all', label: 'Every status' },
        control: FacetSelect,
      },
      hazard: {
        label: 'Hazard or subject',
        valuesOf: ({ topic }) => [topic],
        order: topicOrder,
        labels: topics,
        all: { value: 'all', label: 'Everything' },
        control: FacetSelect,
      },
    },
    pageSize: 48,
  };
}

export type Ledger = ReturnType<typeof readLedger>;

/** Selects the elements around groups of claims (`EvidencePage.tsx`). */
const groupSelector = '[data-claims]';

/** Finds the claims of a page. Their status and topic are in `rows`; both are searched as well. */
export function readLedger(page: ParentNode, rows: readonly ClaimRow[], names: Names) {
  const articles = [...page.querySelectorAll<HTMLElement>(`${groupSelector} article`)];
  const groups = [...page.querySelectorAll<HTMLElement>(groupSelector)];
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const texts = new Map<string, string>();
  /** Reads texts of claims for at most `ms` milliseconds. Returns whether every claim is read. */
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
    /**
     * Reads what is unread, then returns the ids of the claims in which every word of the query
     * begins some word.
     */
    find: (words: string) => {
      read(Number.POSITIVE_INFINITY);
      return findInTexts(texts, words);
    },
    /** Shows these claims with the groups around them and hides all others. */
    show: (ids: ReadonlySet<string>) => {
      const visibleGroups = new Set<Element>();
      for (const article of articles) {
        const isShown = ids.has(article.id);
        if (article.hidden === isShown) article.hidden = !isShown;
        if (!isShown) continue;
        for (let group = groupAround(article); group; group = groupAround(group))
          visibleGroups.add(group);
      }
      for (const group of groups) group.hidden = !visibleGroups.has(group);
    },
    /** The element around all groups. */
    end: groups[0]?.parentElement,
  };
}

function groupAround(element: Element): Element | null | undefined {
  return element.parentElement?.closest(groupSelector);
}

/** The text of a claim without the words that every claim repeats. */
function wordsIn(article: HTMLElement): string {
  return [...article.querySelectorAll('h4, p, dd')]
    .filter((element) => !(element.matches('p') && element.querySelector('time')))
    .map(({ textContent }) => textContent)
    .join(' ');
}

/**
 * Returns the words of a text in lower case without accents. `3.5x` is one word, and so is
 * `71,420`, which loses its comma.
 */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(\d),(?=\d{3})/g, '$1')
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
