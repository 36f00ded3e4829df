import { rankByWords } from '#site/search/rank.ts';
import { idsWithEveryWord, openIndex, type TextIndex } from '#site/search/text-index.ts';
import { readQuery } from '#site/search/thesaurus.ts';
import { minQueryLength } from '../search-state.ts';
import { type FilteredPeople, filteredPeople } from './people.ts';
import {
  type SearchEntry,
  type SearchFile,
  type SearchRecord,
  type SiteField,
  siteFields,
} from './search-file.ts';

/** One result: what it says of its record, and the words that fit. */
export interface Hit extends Pick<SearchRecord, 'kind' | 'id' | 'href' | 'title' | 'about'> {
  /** Forms of the words of the record that the query means. */
  words: readonly string[];
  /** How well it fits beside the best one, from 0 to 1. */
  part: number;
}

/** The results of a query, best first. */
export interface Finding {
  query: string;
  /** How the query was understood: as typed, with typing errors forgiven, or only in part. */
  reading: 'exact' | 'forgiven' | 'nearest';
  hits: readonly Hit[];
  /** The directory filtered as the query asks, where it does. */
  people?: FilteredPeople | undefined;
}

/** The published search, its index ready to be asked. */
export interface SiteSearch extends Omit<SearchFile, 'index'> {
  index: TextIndex<SiteField>;
}

/** How much more a claim counts that has most words of a query that asks “how many”. */
const figureWeight = 6;

/** How much of its weight is left to what is over, or not confirmed. */
const fadedWeight = 0.5;

/** Makes the published search ready. Rejects if its index is none. */
export async function openSearchFile(file: SearchFile): Promise<SiteSearch> {
  return { ...file, index: await openIndex(siteFields, file.index) };
}

/**
 * Looks for each word of a query from its first letters on; a word that stands nowhere may have a
 * typing error. Whatever has all words comes first, then what has some; what is over at `now`
 * counts less. Too short a query finds nothing.
 */
export function searchSite(search: SiteSearch, query: string, now: Date): Finding {
  const { words, asksForFigure } = readQuery(query, search.ignored, search.figures);
  if (words.join('').length < minQueryLength) return { query, reading: 'exact', hits: [] };
  const entryOf = (id: string) => search.entries[id] as SearchEntry;
  const isAnswer = (id: string) => asksForFigure && entryOf(id).kind === 'claim';
  // In UTC as `YYYY-MM-DDTHH:MM`.
  const moment = now.toISOString();
  const { ranked, isForgiven } = rankByWords(search.index, siteFields, words, {
    weightOf: (id) => {
      const { kind, fadesAt } = entryOf(id);
      const hasFaded = fadesAt !== undefined && fadesAt <= moment;
      const whole = search.weights[kind];
      return hasFaded ? whole * fadedWeight : whole;
    },
    bonusOf: (id) => (isAnswer(id) ? figureWeight : 1),
  });
  const best = ranked[0]?.score ?? 0;
  const hits = ranked.map(({ id, words, score }): Hit => {
    const { kind, href, title, about } = entryOf(id);
    return { id, kind, href, title, about, words, part: score / best };
  });
  const isElsewhere = (word: string) =>
    [...idsWithEveryWord(search.index, [word], ['title', 'also'])].some(
      (id) => entryOf(id).kind !== 'speaker',
    );
  const people = filteredPeople(words, search.people, isElsewhere);
  // A directory of one speaker would be a detour.
  if (people?.only !== undefined) {
    return { query, reading: 'exact', hits: withFirst(people.only, hits) };
  }
  const isFull = ranked.some((document) => document.isFull);
  const exactly = isForgiven ? 'forgiven' : 'exact';
  return { query, reading: isFull ? exactly : 'nearest', hits, people };
}

/** Returns hits with the one of a record before the others, where it is among them. */
function withFirst(record: string, hits: readonly Hit[]): readonly Hit[] {
  const isFirst = ({ id }: Hit) => id === record;
  return [...hits.filter(isFirst), ...hits.filter((hit) => !isFirst(hit))];
}
