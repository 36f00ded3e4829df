import { fold } from './fold.ts';

/**
 * Words by alphabet, each once, accents and capitals aside: `['Youth', 'air', 'Élan']` → `['air', 'Élan', 'Youth']`.
 * Without `Intl.Collator`, whose first use holds up a page that comes alive (docs/decisions/hydration.md).
 */
export function inAlphabet<Word extends string>(words: Iterable<Word>): Word[] {
  const keys = new Map([...words].map((word) => [word, fold(word)]));
  return [...keys].toSorted(([, a], [, b]) => (a < b ? -1 : Number(a > b))).map(([word]) => word);
}
