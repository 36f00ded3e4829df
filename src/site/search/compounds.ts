import { wordForm } from './word-forms.ts';

/*
 * One word, two words or a hyphen: `healthcare`, `health care`, `health-care`. An index has the
 * joined word beside its parts where a hyphen joins them, or where the joined word is known.
 */

const hyphenated = /[\p{L}\p{M}]+(?:[-‐‑][\p{L}\p{M}]+)+/gu;

/** Returns the words that hyphens join in a text, in one: `co-pay` → `['copay']`. */
export function joinedByHyphens(text: string): string[] {
  return [...text.matchAll(hyphenated)].map(([written]) =>
    wordForm(written.replace(/[-‐‑]/gu, '')),
  );
}

/** The most words that are known in one. */
export const longestJoined = 4;

/** Returns the neighbors among words that are one of the `known` words when they are joined. */
export function joinedNeighbors(forms: readonly string[], known: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (const start of forms.keys()) {
    let words = forms[start] ?? '';
    for (const form of forms.slice(start + 1, start + longestJoined)) {
      words += form;
      if (known.has(words)) joined.push(words);
    }
  }
  return joined;
}

/** The shortest part of a joined word, and the shortest joined word: `day` of `daycare`. */
const shortest = { part: 3, word: 7 };

/** Returns the pairs of words that a word may be joined of: `daycare` → `day` and `care`, … */
export function partsOfJoined(word: string): string[][] {
  if (word.length < shortest.word || /\d/.test(word)) return [];
  const pairs: string[][] = [];
  for (let place = shortest.part; place <= word.length - shortest.part; place++) {
    pairs.push([word.slice(0, place), word.slice(place)]);
  }
  return pairs;
}

/**
 * Returns what finds folded words in a folded text in each of their spellings, from where a word
 * begins: `health-care` in `our healthcare`. Undefined for short words, which would be found in
 * pieces of others.
 */
export function anySpelling(words: string): RegExp | undefined {
  const letters = [...words.replace(/[ ‐-]/g, '')];
  if (letters.length < shortest.word) return undefined;
  const escaped = letters.map((letter) => letter.replace(/[.*+?^${}()|[\]\\/]/, '\\$&'));
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${escaped.join('[ ‐-]?')}`, 'u');
}
