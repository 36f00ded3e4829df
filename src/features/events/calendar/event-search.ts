import { calendarHref } from '#features/events/event.ts';
import type { Scores } from '#lists/list.ts';
import {
  buildIndex,
  idsNearEveryWord,
  idsWithEveryWord,
  openIndex,
  type TextDocument,
  type TextIndex,
} from '#site/search/text-index.ts';
import { formsInText } from '#site/search/word-forms.ts';
import { fetchJson } from '#site/use-loaded.ts';
import { matchScores } from './event-list.ts';

/** All fields count alike, because events are not ranked: they stand in the order of their days. */
const eventFields = { weights: { title: 1, description: 1, topics: 1, audience: 1 } };
type EventField = keyof typeof eventFields.weights;

/** The fields that a search of events means; the others are looked at where these have nothing. */
const ownFields = ['title', 'description'] as const satisfies readonly EventField[];

/** Indexes the texts of events, to be published as JSON: the file of `fetchEventSearch`. */
export function indexEvents(documents: readonly TextDocument<EventField>[]): TextIndex<EventField> {
  return buildIndex(eventFields, documents);
}

/**
 * Returns the events in which every word of a query begins some word, and whether title and
 * description have them, or only topics and audience. Where there are none, those that do so with
 * typing errors.
 */
export function searchEvents(index: TextIndex<EventField>, query: string): Scores {
  const words = formsInText(query);
  const exact = scoresBy(idsWithEveryWord, index, words);
  return exact.size > 0 ? exact : scoresBy(idsNearEveryWord, index, words);
}

function scoresBy(
  idsWith: typeof idsWithEveryWord,
  index: TextIndex<EventField>,
  words: readonly string[],
): Scores {
  const scores = new Map<string, number>();
  for (const id of idsWith(index, words)) scores.set(id, matchScores.broader);
  for (const id of idsWith(index, words, ownFields)) scores.set(id, matchScores.own);
  return scores;
}

/**
 * Fetches the published index and resolves to a function from a query to what it finds. Rejects
 * where the index cannot be had.
 */
export async function fetchEventSearch(): Promise<(query: string) => Scores> {
  // The file holds a string: the JSON that `openIndex` takes.
  const json = await fetchJson<string>(`${calendarHref}/parts/search-index.json`);
  const index = await openIndex(eventFields, json);
  return (query) => searchEvents(index, query);
}
