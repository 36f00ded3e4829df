import { eventPlace } from '#features/letters/definitions/events.ts';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import { type PlaceWords, placeAnswers } from './event.ts';

const { title, words = {} } = eventPlace.words;

/** The words of the letter, for pages that link to its form without loading its definition. */
export const placeWords: PlaceWords = {
  ask: title,
  wait: words['titleFull'] ?? title,
  list: words['list'] ?? '',
};

/**
 * Returns the link to the letter that asks for a place, or for the waiting list where the event is
 * full; undefined for a cancelled event. To be shown only before the event starts.
 */
export function placeLink(
  event: Parameters<typeof placeAnswers>[0],
): { words: string; link: LetterLink } | undefined {
  if (event.status === 'cancelled') return undefined;
  const answers = placeAnswers(event, placeWords);
  return { words: eventPlace.titleOf(answers), link: letterLink(eventPlace, answers) };
}
