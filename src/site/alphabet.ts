import { fold } from './search/fold.ts';

/**
 * Returns words by alphabet, each once, accents and capitals aside: `['Youth', 'air', 'Élan']` →
 * `['air', 'Élan', 'Youth']`. Without `Intl.Collator`, because its first use delays hydration
 * (docs/decisions/hydration.md).
 */
export function inAlphabet<Word extends string>(words: Iterable<Word>): Word[] {
  const keys = new Map([...words].map((word) => [word, fold(word)]));
  return [...keys].sort(([, a], [, b]) => (a < b ? -1 : Number(a > b))).map(([word]) => word);
}
