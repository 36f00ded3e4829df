import MiniSearch from 'minisearch';
import type { Scores } from '#lists/list.ts';
import {
  findWord,
  indexOptions,
  isForgivable,
  rank,
  type TextIndex,
} from '#site/search/text-index.ts';
import { readQuery } from '#site/search/thesaurus.ts';
import { fetchJson } from '#site/use-loaded.ts';

/** The search as it is published: `/speakers/search-index.json`. */
export interface SearchFile {
  /** Words that say nothing about a speaker. */
  ignored: readonly string[];
  /** The index, as its library writes it. */
  index: unknown;
}

/** Where the search is published. */
const searchFileHref = '/speakers/search-index.json';

/** What is searched of a speaker: the whole profile, and the words people use for it. */
export interface SearchDocument {
  id: string;
  name: string;
  title: string;
  expertise: string;
  /** Other words for the fields of expertise and the profession. */
  related: string;
  organization: string;
  languages: string;
  place: string;
  talks: string;
  works: string;
  biography: string;
}

type SpeakerIndex = MiniSearch<SearchDocument>;

const ranking: TextIndex = {
  weights: {
    ...{ name: 10, title: 6, expertise: 6, related: 3, organization: 3, languages: 3 },
    ...{ talks: 2, place: 2, works: 1.5, biography: 1 },
  },
  firstFields: ['name', 'title', 'expertise', 'languages', 'organization', 'place'],
};
const options = indexOptions<SearchDocument>(Object.keys(ranking.weights));

/** Speakers as the search knows them, to be published as JSON. */
export function buildSpeakerIndex(documents: readonly SearchDocument[]): SpeakerIndex {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  return index;
}

/** A published index, ready to be searched; opened in small tasks, since a visitor may be typing. Rejects what is no index. */
function openSpeakerIndex(json: unknown): Promise<SpeakerIndex> {
  return MiniSearch.loadJSAsync<SearchDocument>(json as never, options);
}

/** What a search found. */
export interface Finding {
  /** Speakers of whom every word is true; then, up to eight in all, those of whom some are. */
  matches: Scores;
  /** The same speakers where nobody has every word; else nobody. */
  nearest: Scores;
}

/**
 * Looks for words, accents and capitals aside, from their first letters on; a word that stands nowhere may have a
 * slip. Words and phrases that say nothing ("who", "how many") are left out, unless there are no others; `ignored`
 * has them as `phrasesOf` gives them.
 */
export function searchSpeakers(
  index: SpeakerIndex,
  query: string,
  ignored: ReadonlySet<string>,
): Finding {
  const { words } = readQuery(query, ignored);
  const finds = words.map((word, place) => {
    const isLast = place === words.length - 1;
    const exact = findWord(index, ranking, word, { isLast });
    return exact.length > 0 || !isForgivable(word)
      ? exact
      : findWord(index, ranking, word, { isLast, isForgiving: true });
  });
  const ranked = rank(finds, index.documentCount);
  const matches = new Map(ranked.map(({ id, score }) => [id as string, score]));
  return { matches, nearest: ranked.some(({ isFull }) => isFull) ? new Map() : matches };
}

/** Looks for speakers. */
export type Search = (query: string) => Finding;

/** Fetches the published index of speakers and makes it ready. Rejects where it cannot be had. */
export async function fetchSpeakerSearch(): Promise<Search> {
  const file = await fetchJson<SearchFile>(searchFileHref);
  const index = await openSpeakerIndex(file.index);
  const ignored = new Set(file.ignored);
  return remembering((query) => searchSpeakers(index, query, ignored));
}

/** A query that is deleted letter by letter was asked before. */
const lettersBack = 8;

/** The same search, which remembers what it found last: the last few queries are answered without looking. */
export function remembering(search: Search, most = lettersBack): Search {
  const known = new Map<string, Finding>();
  return (query) => {
    const finding = known.get(query) ?? search(query);
    known.delete(query);
    known.set(query, finding);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return finding;
  };
}
