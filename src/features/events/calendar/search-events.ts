import type { Scores } from '#lists/list.ts';
import { fold } from '#site/fold.ts';

/** What is searched of an event, folded: title, summary and description; and its topics and audience. */
export interface SearchedTexts {
  own: string;
  broader: string;
}

const scores = { own: 2, broader: 1 } as const;

/** The texts of events by id → their search: the words are part of a text, whatever the capitals and accents. */
export function searchIn(
  texts: Readonly<Record<string, SearchedTexts>>,
): (words: string) => Scores {
  return (words) => {
    const folded = fold(words.trim());
    const found = new Map<string, number>();
    for (const [id, { own, broader }] of Object.entries(texts)) {
      if (own.includes(folded)) found.set(id, scores.own);
      else if (broader.includes(folded)) found.set(id, scores.broader);
    }
    return found;
  };
}

/**
 * Of the events that a search and filters left, those found by title or description (specification section 5); where
 * there are none, those found by topic or audience, and `isBroader`.
 */
export function nearest<Event extends { id: string }>(
  left: readonly Event[],
  found: Scores | undefined,
): { events: readonly Event[]; isBroader: boolean } {
  if (!found) return { events: left, isBroader: false };
  const own = left.filter(({ id }) => found.get(id) === scores.own);
  return own.length > 0
    ? { events: own, isBroader: false }
    : { events: left, isBroader: left.length > 0 };
}
