import { eventPlace } from '#features/letters/definitions/events.ts';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import { type PlaceWords, placeAnswers } from './place-answers.ts';

const { title, words = {} } = eventPlace.words;

/** The words of the letter, for links that leave the letter itself to the desk. */
export const placeWords: PlaceWords = {
  ask: title,
  wait: words['titleFull'] ?? title,
  list: words['list'] ?? '',
};

/**
 * The link that asks for a place at an event, or on its waiting list where it is full, and the words on it, which are
 * the title of the form it opens. Undefined where the event was cancelled. Whether the event is still to come is for
 * the caller to decide, who knows the time.
 */
export function placeLink(
  event: Parameters<typeof placeAnswers>[0],
): { words: string; link: LetterLink } | undefined {
  if (event.status === 'cancelled') return undefined;
  const known = placeAnswers(event, placeWords);
  return { words: eventPlace.titleOf(known), link: letterLink(eventPlace, known) };
}
