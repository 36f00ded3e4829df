/** The most characters of a search, which is words and not a book: what is longer is cut. */
export const longestSearch = 100;

/**
 * Returns the words searched for, the `q` of the query of an address: cut at `longestSearch`, half
 * a character as U+FFFD. Empty if the query names none.
 */
export function searchInAddress(query: URLSearchParams): string {
  const typed = query.get('q') ?? '';
  return typed.slice(0, longestSearch).replace(/\p{Surrogate}/gu, '\uFFFD');
}
