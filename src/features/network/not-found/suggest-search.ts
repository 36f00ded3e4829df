/** Writes the words of a missing address into the search field, unless the visitor was quicker. */
export function suggestSearch(page: Document, words: string): void {
  const field = page.querySelector<HTMLInputElement>('main [type="search"]');
  if (field && field.value === '') field.value = words;
}
