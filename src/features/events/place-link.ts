import { eventPlace } from '#features/letters/definitions/events.ts';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import { type PlaceWords, placeAnswers } from './event.ts';

const { title, words = {} } = eventPlace.words;

/** The words of the letter, for links that open the letter's form without loading its definition. */
export const placeWords: PlaceWords = {
  ask: title,
  wait: words['titleFull'] ?? title,
  list: words['list'] ?? '',
};

/**
 * The link that asks for a place at an event, or for its waiting list where it is full, and the words on it: the title
 * of the form that it opens. Undefined where the event was cancelled. It does not look at the time, so a caller shows
 * it only before the event.
 */
export function placeLink(
  event: Parameters<typeof placeAnswers>[0],
): { words: string; link: LetterLink } | undefined {
  if (event.status === 'cancelled') return undefined;
  const answers = placeAnswers(event, placeWords);
  return { words: eventPlace.titleOf(answers), link: letterLink(eventPlace, answers) };
}
