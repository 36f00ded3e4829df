import MiniSearch, { type Options, type Query } from 'minisearch';
import { fetchJson } from '#site/use-loaded.ts';
import type { EvidenceEntry } from '../evidence.ts';
import type { Names } from './claim-list.ts';
import { wordsOf } from './ledger.ts';

/** Address of the published index. */
const indexHref = '/evidence/search-index.json';

/** The searchable text of a claim. */
interface EvidenceDocument {
  id: string;
  /** The specified figure with its wording, and the published figure. */
  figure: string;
  wording: string;
  /** Names of topic and status. */
  topic: string;
  /** Whom it is about, where and when. */
  scope: string;
  /** Publisher, title and year. */
  source: string;
  /** The pages that show it. */
  pages: string;
  /** How it was checked, and the caution. */
  note: string;
}

type EvidenceIndex = MiniSearch<EvidenceDocument>;

const options: Options<EvidenceDocument> = {
  fields: ['figure', 'wording', 'topic', 'scope', 'source', 'pages', 'note'],
  tokenize: wordsOf,
  processTerm: (word) => word,
};

/** Minimum length of a word for one and for two edits (Levenshtein), because shorter words resemble too many others. */
const minLength = { oneEdit: 4, twoEdits: 7 };

/** The index of claims, to be published as JSON. */
export function buildEvidenceIndex(documents: readonly EvidenceDocument[]): EvidenceIndex {
  const index = new MiniSearch<EvidenceDocument>(options);
  index.addAll(documents);
  return index;
}

/** A claim → its searchable text. */
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

/** Opens a published index in short tasks, because a visitor may be typing. Rejects if `json` is no index. */
export function openEvidenceIndex(json: unknown): Promise<EvidenceIndex> {
  return MiniSearch.loadJSAsync<EvidenceDocument>(json as never, options);
}

/** Downloads the index. Resolves to a search from a query to ids of claims; rejects if the download fails. */
export async function fetchEvidenceSearch(): Promise<(query: string) => ReadonlySet<string>> {
  const index = await openEvidenceIndex(await fetchJson(indexHref));
  return (query) => searchEvidence(index, query);
}

/**
 * The ids of the claims in which every word of the query begins some word; if none, those that match with one edit
 * in a word, two in a long one, and none in a number.
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
  return exact.size > 0 ? exact : search(words.map(fuzzyQuery));
}

function fuzzyQuery(word: string): Query {
  if (word.length < minLength.oneEdit || /\d/.test(word)) return word;
  return { queries: [word], fuzzy: word.length < minLength.twoEdits ? 1 : 2 };
}
