import type { PublishedFigure } from './claim.ts';

/** What is pasted of a figure. */
interface Quoted {
  wording: string;
  source: Pick<PublishedFigure['source'], 'publisher' | 'year' | 'href'>;
}

/** A figure as it may be pasted: its sentence, then publisher and year in brackets, then the address of the document. */
export function quotation({ wording, source: { publisher, year, href } }: Quoted): string {
  return `${wording} (${publisher}, ${year ?? 'undated'}) ${href}`;
}
