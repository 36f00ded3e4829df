import type { AskValues } from './ask.ts';
import type { MediaPerson } from './media-person.ts';

/** What somebody among these people has, each in alphabetical order. */
export function askValuesOf(people: readonly MediaPerson[]): AskValues {
  const sorted = (values: readonly string[]) =>
    [...new Set(values)].toSorted((a, b) => a.localeCompare(b, 'en'));
  return {
    topics: sorted(people.flatMap(({ topics }) => topics)),
    languages: sorted(people.flatMap(({ languages }) => languages)),
    places: sorted(people.map(({ region }) => region)),
  };
}
