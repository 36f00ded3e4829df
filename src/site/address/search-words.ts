/** A search is words, not a book: what is longer is cut. */
export const longestSearch = 100;

/** The words searched for in the query of an address, cut at 100 characters; none if it names none. */
export function searchWordsIn(query: URLSearchParams): string {
  return (query.get('q') ?? '').slice(0, longestSearch).toWellFormed();
}
