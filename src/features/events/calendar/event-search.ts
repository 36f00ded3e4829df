import { calendarHref } from '#features/events/event.ts';
import type { Found, Scores } from '#lists/list.ts';
import { statesNamed } from '#site/search/named-place.ts';
import type { PlacePhrases } from '#site/search/places.ts';
import { rankByWords } from '#site/search/rank.ts';
import { takePhrases } from '#site/search/take-phrases.ts';
import {
  idsNearEveryWord,
  idsWithEveryWord,
  openIndex,
  type TextIndex,
} from '#site/search/text-index.ts';
import { readQuery } from '#site/search/thesaurus.ts';
import { formsInText } from '#site/search/word-forms.ts';
import { fetchJson } from '#site/use-loaded.ts';
import { matchScores } from './event-list.ts';

/** All fields count alike, because events are not ranked: they stand in the order of their days. */
export const eventFields = {
  weights: {
    title: 1,
    description: 1,
    place: 1,
    people: 1,
    languages: 1,
    audience: 1,
    format: 1,
    topics: 1,
    practical: 1,
  },
};
export type EventField = keyof typeof eventFields.weights;

/** The fields of which the specification speaks (section 5). */
const ownFields = ['title', 'description'] as const satisfies readonly EventField[];

/** Those by which an event is meant as well; the others are looked at where these have nothing. */
const factFields = [
  ...ownFields,
  'place',
  'people',
  'languages',
  'audience',
  'format',
] as const satisfies readonly EventField[];

/** The search of events, ready to be asked. */
export interface EventSearch {
  index: TextIndex<EventField>;
  /** Words and phrases that say nothing, as `readQuery` leaves them out. */
  ignored: readonly string[];
  places: PlacePhrases;
}

/** The search of events as it is published. */
export interface EventSearchFile extends Omit<EventSearch, 'index'> {
  /** JSON, which the index writes and reads by itself. */
  index: string;
}

/** The events that a query finds, and those that it comes near. */
export interface EventFinding extends Found {
  scores: Scores;
  /** Events that have all words of the query but places, and those that have some. */
  near: { all: ReadonlySet<string>; some: ReadonlySet<string> };
  /** Two letters of the states that it names. */
  states: readonly string[];
}

/**
 * Returns the events in which every word of a query begins some word, and where: in title and
 * description, in the other facts, or elsewhere on the page. Where there are none, words that say
 * nothing are left out; then typing errors are forgiven.
 */
export function searchEvents({ index, ignored, places }: EventSearch, query: string): EventFinding {
  const { taken, rest } = takePhrases(query, (phrase, written) =>
    statesNamed(places, phrase, written),
  );
  const { words, isFiller } = readQuery(query, ignored);
  const { ranked } = rankByWords(index, eventFields, readQuery(rest, ignored).words);
  let scores = scoresBy(idsWithEveryWord, index, formsInText(query));
  if (scores.size === 0 && !isFiller) scores = scoresBy(idsWithEveryWord, index, words);
  // A place that is known is no typing error, as “Seattle” for “settle”.
  const mayBeError = !isFiller && taken.length === 0;
  if (scores.size === 0 && mayBeError) scores = scoresBy(idsNearEveryWord, index, words);
  return {
    scores,
    near: {
      all: new Set(ranked.filter(({ isFull }) => isFull).map(({ id }) => id)),
      some: new Set(ranked.map(({ id }) => id)),
    },
    states: taken.flatMap(({ meaning }) => meaning),
  };
}

function scoresBy(
  idsWith: typeof idsWithEveryWord,
  index: TextIndex<EventField>,
  words: readonly string[],
): Scores {
  const scores = new Map<string, number>();
  for (const id of idsWith(index, words)) scores.set(id, matchScores.broader);
  for (const id of idsWith(index, words, factFields)) scores.set(id, matchScores.fact);
  for (const id of idsWith(index, words, ownFields)) scores.set(id, matchScores.own);
  return scores;
}

/**
 * Fetches the published search and resolves to a function from a query to what it finds. Rejects
 * where the search cannot be had.
 */
export async function fetchEventSearch(): Promise<(query: string) => EventFinding> {
  const file = await fetchJson<EventSearchFile>(`${calendarHref}/parts/search-index.json`);
  const search: EventSearch = { ...file, index: await openIndex(eventFields, file.index) };
  return (query) => searchEvents(search, query);
}
