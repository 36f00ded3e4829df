import type { Citable } from './citable.ts';
import { closed } from './closed.ts';
import { dateInWords } from './date-parts.ts';

/** A citation in everyday words, for letters and slides: author, “title,” date, address, the day it was read. */
export function plainCitation({ author, title, published, url, accessed }: Citable): string {
  const date = published ? dateInWords(published) : 'undated';
  return `${author}, “${closed(title, ',')}” ${date}. ${url} (read ${dateInWords(accessed)})`;
}
