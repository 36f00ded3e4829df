import { eventPlace } from '#features/letters/definitions/events.ts';
import { type LetterLink, letterLink } from '#features/letters/write-letter.ts';
import { type PlaceWords, placeAnswers } from './event.ts';

const { title, words = {} } = eventPlace.words;

/**
 * The words of the letter, for links that open the letter's form without loading its definition.
 */
export const placeWords: PlaceWords = {
  ask: title,
  wait: words['titleFull'] ?? title,
  list: words['list'] ?? '',
};

/**
 * The link that asks for a place or, where the event is full, to wait for one, with its words;
 * undefined once cancelled. For use before the event.
 */
export function placeLink(
  event: Parameters<typeof placeAnswers>[0],
): { words: string; link: LetterLink } | undefined {
  if (event.status === 'cancelled') return undefined;
  const answers = placeAnswers(event, placeWords);
  return { words: eventPlace.titleOf(answers), link: letterLink(eventPlace, answers) };
}
