import type { Choice, Found, Scores, TakenWords } from '#lists/list.ts';
import { statesNamed } from '#site/search/named-place.ts';
import type { PlacePhrases } from '#site/search/places.ts';
import { type RankedDocument, rankByWords } from '#site/search/rank.ts';
import { type TakenPhrase, takePhrases } from '#site/search/take-phrases.ts';
import { allIds, idsWithAnyWord, openIndex, type TextIndex } from '#site/search/text-index.ts';
import { readQuery } from '#site/search/thesaurus.ts';
import { formsInText } from '#site/search/word-forms.ts';
import { milesBetween } from '#site/state-distance.ts';
import { homes } from '#site/states.ts';
import { fetchJson } from '#site/use-loaded.ts';

/**
 * The searched fields of a speaker: every word of the profile, and in `related` other words for the
 * fields of expertise and the profession.
 */
export const speakerFields = {
  weights: {
    name: 10,
    title: 6,
    expertise: 6,
    related: 3,
    organization: 3,
    languages: 3,
    talks: 2,
    place: 2,
    works: 1.5,
    biography: 1,
    facts: 0.5,
    figures: 0.5,
  },
  firstFields: ['name', 'title', 'expertise', 'languages', 'organization', 'place'],
} as const;
export type SpeakerField = keyof typeof speakerFields.weights;

/** The phrases that mean something else than words to look for; all are forms. */
export interface DirectoryPhrases {
  /** Filters of the directory. */
  filters: Readonly<Record<string, Choice>>;
  places: PlacePhrases;
  /** Longer phrases with words of those, which mean neither. */
  others: readonly string[];
}

/** The search of speakers: their index, and how a query is read. */
export interface SpeakerSearch {
  index: TextIndex<SpeakerField>;
  /** Words and phrases that say nothing about a speaker, as `readQuery` leaves them out. */
  ignored: readonly string[];
  phrases: DirectoryPhrases;
  /** Two letters of the state of each speaker, by id. */
  states: Readonly<Record<string, string>>;
  /** The ids of those who take no requests now. */
  paused: readonly string[];
}

/** The search of speakers as it is published: `/speakers/search-index.json`. */
export interface SpeakerSearchFile extends Omit<SpeakerSearch, 'index'> {
  /** JSON, which the index writes and reads by itself. */
  index: string;
}

/**
 * Looks for words, accents and capitals aside, from their first letters on; a word that stands
 * nowhere may have a typing error. Words and phrases that say nothing ("who", "how many") are left
 * out, unless there are no others. Filters and places are taken from the words. Where a place is
 * named, whoever fits well comes in the order of the states from there. Where words are filters
 * alone, whoever has done what they name comes first. Who takes no requests comes last, unless the
 * query has the name, or nobody else has all words.
 */
export function searchSpeakers(search: SpeakerSearch, query: string): Found {
  const { taken, rest } = takePhrases(query, meaningIn(search.phrases));
  const places = taken.flatMap(({ meaning }) => ('states' in meaning ? meaning.states : []));
  const { words, isFiller } = readQuery(rest, search.ignored);
  // Filters leave only a part of those who have some of the words, so all of them are needed.
  const isFiltered = taken.some(({ meaning }) => 'choice' in meaning);
  const ranking = isFiltered ? { fewest: Number.POSITIVE_INFINITY } : {};
  const { ranked } = rankByWords(search.index, speakerFields, words, ranking);
  const full = ranked.filter(({ isFull }) => isFull);
  const isQuestion = words.length >= question.fewest && words.length <= question.most;
  const asksForAnybody = isFiller && isQuestion && !ranked.some(hasName);
  const isAnswered = isFiller && (taken.length > 0 || asksForAnybody);
  // Beside a filter, words that nobody has leave everybody who passes it.
  const isLeft = !isAnswered && (taken.length === 0 || ranked.length > 0);
  return {
    scores: scoresOf(search, isLeft ? ranked : undefined, places, taken),
    full: isAnswered ? undefined : new Set(full.map(({ id }) => id)),
    taken: taken.map(takenWords),
  };
}

/**
 * So many words that say nothing ask for anybody: "who can come". A single one may be the beginning
 * of a name, and the title of a talk may have more: "Did climate change do that?".
 */
const question = { fewest: 2, most: 4 };

/** The meaning of words that are taken: a filter, or the states near which to look. */
type Meaning = { choice: Choice } | { states: readonly string[] };

function meaningIn({ filters, places, others }: DirectoryPhrases) {
  const otherPhrases = new Set(others);
  return (phrase: string, written: string): Meaning | null | undefined => {
    if (otherPhrases.has(phrase)) return null;
    const choice = Object.hasOwn(filters, phrase) ? filters[phrase] : undefined;
    if (choice) return { choice };
    const states = statesNamed(places, phrase, written);
    return states && { states };
  };
}

function takenWords({ start, end, words, meaning }: TakenPhrase<Meaning>): TakenWords {
  if ('choice' in meaning) return { start, end, words, choice: meaning.choice };
  const [code = '', another] = meaning.states;
  const state = another === undefined ? homes.get(code)?.state : undefined;
  return { start, end, words, order: `Nearest to ${state ?? words} first` };
}

function hasName({ fields }: RankedDocument): boolean {
  return fields.includes('name');
}

/** Returns the scores of those who were found, or of all speakers where no word is looked for. */
function scoresOf(
  search: SpeakerSearch,
  ranked: readonly RankedDocument[] | undefined,
  places: readonly string[],
  taken: readonly TakenPhrase<Meaning>[],
): Scores {
  const { index, states, paused } = search;
  if (!ranked && places.length === 0) return scoresOfAll(search, taken);
  const last = new Set(ranked ? pausedAmong(ranked, paused) : paused);
  const milesOf = (id: string) => (places.length > 0 ? milesBetween(states[id] ?? '', places) : 0);
  const tiers = places.length > 0 && ranked ? tiersOf(ranked) : new Map<string, number>();
  const ids = ranked?.map(({ id }) => id) ?? allIds(index);
  const ordered = [...ids].sort(
    (a, b) =>
      Number(last.has(a)) - Number(last.has(b)) ||
      (tiers.get(a) ?? 0) - (tiers.get(b) ?? 0) ||
      milesOf(a) - milesOf(b),
  );
  return new Map(ordered.map((id, place) => [id, ordered.length - place]));
}

/** Fields that tell of what somebody has done or offers, such as a keynote. */
const deedFields = ['talks', 'works', 'biography'] as const;

/**
 * Returns the scores of all speakers where words are filters or nothing, which tell few apart:
 * whoever has done what the words of an engagement name, then the others, then whoever takes no
 * requests. Within each, the published order stays.
 */
function scoresOfAll(
  { index, paused }: SpeakerSearch,
  taken: readonly TakenPhrase<Meaning>[],
): Scores {
  const words = taken.flatMap(({ words, meaning }) =>
    'choice' in meaning && meaning.choice.facet === 'for' ? formsInText(words) : [],
  );
  const haveDone = idsWithAnyWord(index, words, deedFields);
  const scoreOf = (id: string) => {
    if (paused.includes(id)) return 1;
    return haveDone.has(id) ? 3 : 2;
  };
  return new Map(allIds(index).map((id) => [id, scoreOf(id)]));
}

/** Returns whoever takes no requests and is neither named nor the only one who has all words. */
function pausedAmong(ranked: readonly RankedDocument[], paused: readonly string[]): string[] {
  const isPaused = (one: RankedDocument) => paused.includes(one.id) && !hasName(one);
  const hasOtherFull = ranked.some((one) => one.isFull && !isPaused(one));
  return ranked.filter((one) => isPaused(one) && (hasOtherFull || !one.isFull)).map(({ id }) => id);
}

/** How well somebody fits a query that names a place; inside a tier the distance decides. */
const fit = { allWordsWell: 0, allWords: 1, someWordsWell: 2, someWords: 3 } as const;

/** The part of the best score from which somebody fits well. */
const fitsWell = 0.5;

/** Returns the tier of each of those who were found. */
function tiersOf(ranked: readonly RankedDocument[]): ReadonlyMap<string, number> {
  const bestOf = (isFull: boolean) =>
    Math.max(0, ...ranked.filter((one) => one.isFull === isFull).map(({ score }) => score));
  const best = { full: bestOf(true), partial: bestOf(false) };
  return new Map(
    ranked.map(({ id, score, isFull }) => {
      if (isFull) return [id, score >= fitsWell * best.full ? fit.allWordsWell : fit.allWords];
      return [id, score >= fitsWell * best.partial ? fit.someWordsWell : fit.someWords];
    }),
  );
}

/**
 * Fetches the published search and resolves to a function from a query to what it finds. Rejects
 * where the search cannot be had.
 */
export async function fetchSpeakerSearch(): Promise<(query: string) => Found> {
  const file = await fetchJson<SpeakerSearchFile>('/speakers/search-index.json');
  const index = await openIndex(speakerFields, file.index);
  const search: SpeakerSearch = { ...file, index };
  return (query) => searchSpeakers(search, query);
}
