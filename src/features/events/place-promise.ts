/** Matches a sentence that offers places, such as `Registration opens in May`. */
const placePromise = new RegExp(
  [
    'ask for a place',
    '\\b(registration|enrollment|booking|sign-?up)s?( \\w+){0,2} (opens?|begins?|starts?)\\b',
    '\\b(register|enroll|sign up|book)\\b.* (by|until|before|from)\\b',
  ].join('|'),
  'i',
);

/** Whether words offer places, other than on a waiting list: “Ask for a place”. */
export function promisesPlaces(words: string): boolean {
  const isPromise = (part: string) => placePromise.test(part) && !/waiting list/i.test(part);
  return words.split(/[.!?:;]\s+/).some(isPromise);
}
