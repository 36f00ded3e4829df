import type { Citable } from './citable.ts';
import { closed } from './closed.ts';
import { dateInWords, datePartsOf } from './date-parts.ts';

/**
 * A reference to a web page in APA style (Publication Manual of the APA, 7th edition, section 10.16).
 * The day it was read is named only where the page shows no date. In print the title is in italics,
 * which plain text cannot hold.
 */
export function apaCitation({ author, title, published, url, accessed }: Citable): string {
  const place = published ? url : `Retrieved ${dateInWords(accessed)}, from ${url}`;
  return `${closed(author)} (${published ? yearFirst(published) : 'n.d.'}). ${closed(title)} ${place}`;
}

/** `2025-08-22` → `2025, August 22`. */
function yearFirst(date: string): string {
  const { year, month, day } = datePartsOf(date);
  return month ? `${year}, ${[month, day].filter(Boolean).join(' ')}` : year;
}
