import { homes } from '#site/states.ts';
import type { SearchWords } from './search-words.schema.ts';
import { phraseOf } from './thesaurus.ts';

/** The two letters of the states that a phrase names: of a state, a city, a part of the country. */
export type PlacePhrases = Readonly<Record<string, readonly string[]>>;

/** Returns every name of a place that people may type, with its states. */
export function placePhrases(places: SearchWords['places']): PlacePhrases {
  const states = new Map<string, Set<string>>();
  const add = (words: string, code: string) => {
    const phrase = phraseOf(words);
    states.set(phrase, (states.get(phrase) ?? new Set()).add(code));
  };
  for (const [code, { state, region }] of homes) {
    for (const words of [code, state, region]) add(words, code);
  }
  for (const { short, words, cities = [] } of places) {
    for (const name of [...words, ...cities]) add(name, short);
  }
  return Object.fromEntries([...states].map(([phrase, codes]) => [phrase, [...codes]]));
}
