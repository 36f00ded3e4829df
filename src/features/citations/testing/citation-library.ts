import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import type { Citable } from '../citable.ts';

/** What the citation library makes of a document in a style of the Citation Style Language, without its number in a list. */
export function cslCitation(document: Citable, template: 'apa' | 'vancouver'): string {
  const written = new Cite(cslOf(document)).format('bibliography', {
    template,
    format: 'text',
    lang: 'en-US',
  });
  return written.trim().replace(/^1\. /, '');
}

/** What the citation library reads in an entry of BibTeX, as CSL data. Throws where it is none. */
export function readBibtex(entry: string): Record<string, unknown> {
  const [read] = new Cite(entry).data;
  if (!read) throw new Error('the library reads no entry');
  return read;
}

/** A document as CSL data. */
export function cslOf({ key, author, title, published, url, accessed }: Citable) {
  return {
    id: key,
    type: 'webpage',
    author: [{ literal: author }],
    title,
    ...(published && { issued: dateOf(published) }),
    accessed: dateOf(accessed),
    URL: url,
  };
}

function dateOf(date: string) {
  return { 'date-parts': [date.split('-').map(Number)] };
}
