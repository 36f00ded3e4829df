/**
 * Returns a text in the form that searches compare: small letters without accents, one kind of
 * apostrophe. `Inés` becomes `ines`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
}

/**
 * Sorts words by alphabet, each once, whatever their accents and capitals: `['Youth', 'air',
 * 'Élan']` becomes `['air', 'Élan', 'Youth']`. It does without `Intl.Collator`, whose first use
 * delays hydration (docs/decisions/hydration.md).
 */
export function inAlphabet<Word extends string>(words: Iterable<Word>): Word[] {
  const keys = new Map([...words].map((word) => [word, fold(word)]));
  return [...keys].sort(([, a], [, b]) => (a < b ? -1 : Number(a > b))).map(([word]) => word);
}

/** Most characters of a search; longer ones are cut. */
export const longestSearch = 100;

/**
 * Returns the words that `q` in a query string asks for, cut after 100 characters; half a character
 * becomes U+FFFD. Returns an empty string without `q`.
 */
export function searchWordsIn(query: URLSearchParams): string {
  return (query.get('q') ?? '').slice(0, longestSearch).replace(/\p{Surrogate}/gu, '\uFFFD');
}
