import { nameIn } from './name-in.ts';

/** Writes the name in a speaker's missing address into the search field, unless the visitor was quicker. */
export function suggestSearch(page: Document, path: string): void {
  const field = page.querySelector<HTMLInputElement>('main [type="search"]');
  if (field && field.value === '') field.value = nameIn(path);
}
