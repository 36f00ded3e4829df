/**
 * Text as a search compares it: small letters without accents, one kind of apostrophe. `Inés` →
 * `ines`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
}

/**
 * Words by alphabet, each once, accents and capitals aside: `['Youth', 'air', 'Élan']` → `['air',
 * 'Élan', 'Youth']`. Without `Intl.Collator`, because its first use delays hydration
 * (docs/decisions/hydration.md).
 */
export function inAlphabet<Word extends string>(words: Iterable<Word>): Word[] {
  const keys = new Map([...words].map((word) => [word, fold(word)]));
  return [...keys].sort(([, a], [, b]) => (a < b ? -1 : Number(a > b))).map(([word]) => word);
}

/** A search is words, not a book: what is longer is cut. */
export const longestSearch = 100;

/**
 * The words searched for in the query of an address, cut at 100 characters, half a character as
 * U+FFFD; none if it names none.
 */
export function searchWordsIn(query: URLSearchParams): string {
  return (query.get('q') ?? '').slice(0, longestSearch).replace(/\p{Surrogate}/gu, '\uFFFD');
}
