import type { PlacePhrases } from './places.ts';

/**
 * The two letters of states that are also words, titles or names of degrees. They are a state only
 * in capitals; “MD” is a physician even then.
 */
const codesThatAreWords = /^(al|as|ct|co|de|hi|id|in|la|ma|me|mi|mp|ms|oh|ok|or|pa|pr|va|vi)$/;

/**
 * Returns the states of a place by its phrase, which is `written` so in a query. Undefined where it
 * names none.
 */
export function statesNamed(
  places: PlacePhrases,
  phrase: string,
  written: string,
): readonly string[] | undefined {
  if (phrase === 'md' || (codesThatAreWords.test(phrase) && !/^[A-Z]{2}$/.test(written))) {
    return undefined;
  }
  return Object.hasOwn(places, phrase) ? places[phrase] : undefined;
}
