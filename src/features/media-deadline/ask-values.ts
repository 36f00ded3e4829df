import { inAlphabet } from '#site/in-alphabet.ts';
import type { AskValues } from './ask.ts';
import type { MediaPerson } from './media-person.ts';

/** What somebody among these people has, each in alphabetical order. */
export function askValuesOf(people: readonly MediaPerson[]): AskValues {
  return {
    topics: inAlphabet(people.flatMap(({ topics }) => topics)),
    languages: inAlphabet(people.flatMap(({ languages }) => languages)),
    places: inAlphabet(people.map(({ region }) => region)),
  };
}
