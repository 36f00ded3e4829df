import MiniSearch, { type Options, type Query } from 'minisearch';
import { fetchJson } from '#site/use-loaded.ts';
import type { EvidenceEntry } from '../evidence.ts';
import type { Names } from './claim-list.ts';
import { wordsOf } from './ledger.ts';

/** Where the index of the claims is published. */
const indexHref = '/evidence/search-index.json';

/** What is searched of a claim. */
export interface EvidenceDocument {
  id: string;
  /** The figure as it stands and as the source gives it, and the words it came with. */
  figure: string;
  wording: string;
  /** Topic and status, as the page names them. */
  topic: string;
  /** Whom it is about, where and when. */
  scope: string;
  /** Publisher, title and year. */
  source: string;
  /** The pages that show it. */
  pages: string;
  /** How it was checked, and its limits. */
  note: string;
}

export type EvidenceIndex = MiniSearch<EvidenceDocument>;

const options: Options<EvidenceDocument> = {
  fields: ['figure', 'wording', 'topic', 'scope', 'source', 'pages', 'note'],
  tokenize: wordsOf,
  processTerm: (word) => word,
};

/** Shorter words have too many neighbors for a slip to be forgiven, or for two. */
const forgivenFrom = { one: 4, two: 7 };

/** Claims as the search knows them, to be published as JSON. */
export function buildEvidenceIndex(documents: readonly EvidenceDocument[]): EvidenceIndex {
  const index = new MiniSearch<EvidenceDocument>(options);
  index.addAll(documents);
  return index;
}

/** A claim → what is searched of it. */
export function searchDocument(
  entry: EvidenceEntry,
  { statuses, topics }: Names,
): EvidenceDocument {
  const { claim, topic, scope, usedOn, note, caution } = entry;
  const { id, status, specified, published } = claim;
  const line = (...words: readonly (string | null | undefined)[]) =>
    words.filter(Boolean).join(', ');
  return {
    id,
    figure: line(specified?.figure, specified?.wording, published.figure),
    wording: published.wording,
    topic: line(topics[topic], statuses[status]),
    scope: line(scope?.population, scope?.place, scope?.period),
    source: published.source.name,
    pages: line(...usedOn.map(({ label }) => label)),
    note: line(note, caution),
  };
}

/** A published index, ready to be searched; opened in small tasks, since a visitor may be typing. Rejects what is no index. */
export function openEvidenceIndex(json: unknown): Promise<EvidenceIndex> {
  return MiniSearch.loadJSAsync<EvidenceDocument>(json as never, options);
}

/** Fetches the index and makes it ready: words → the ids of claims. Rejects where it cannot be had. */
export async function fetchEvidenceSearch(): Promise<(query: string) => ReadonlySet<string>> {
  const index = await openEvidenceIndex(await fetchJson(indexHref));
  return (query) => searchEvidence(index, query);
}

/**
 * The ids of the claims in which every word begins some word; where that finds none, one wrong letter
 * is forgiven in words, two in long ones, and none in numbers.
 */
export function searchEvidence(index: EvidenceIndex, query: string): ReadonlySet<string> {
  const words = wordsOf(query);
  const search = (queries: readonly Query[]) =>
    new Set(
      index
        .search({
          combineWith: 'AND',
          queries: [...queries],
          prefix: true,
          tokenize: (word) => [word],
        })
        .map(({ id }) => id as string),
    );
  const exact = search(words);
  return exact.size > 0 ? exact : search(words.map(forgiven));
}

function forgiven(word: string): Query {
  if (word.length < forgivenFrom.one || /\d/.test(word)) return word;
  return { queries: [word], fuzzy: word.length < forgivenFrom.two ? 1 : 2 };
}
