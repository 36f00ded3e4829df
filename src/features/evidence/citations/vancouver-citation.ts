import type { Citable } from './citable.ts';
import { closed } from './closed.ts';
import { datePartsOf } from './date-parts.ts';

/** A reference to a web page in Vancouver style (NLM, Citing Medicine, chapter 25), without its number in a list. */
export function vancouverCitation({ author, title, published, url, accessed }: Citable): string {
  const read = datePartsOf(accessed);
  const cited = [read.year, read.month?.slice(0, 3), read.day].join(' ');
  const year = published ? `${datePartsOf(published).year} ` : '';
  return `${closed(author)} ${title} [Internet]. ${year}[cited ${cited}]. Available from: ${url}`;
}
