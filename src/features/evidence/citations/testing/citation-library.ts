import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import { Cite } from '@citation-js/core';
import type { Citable } from '../citable.ts';
import { cslItem } from '../csl.ts';

type Style = 'apa' | 'vancouver';

/**
 * Returns the citation of a document in a style of the Citation Style Language, as the library
 * writes it, without its number in a list. Who reported it is not in it.
 */
export function libraryCitation(document: Citable, template: Style): string {
  const citation = new Cite(cslItem(document)).format('bibliography', {
    template,
    format: 'text',
    lang: 'en-US',
  });
  return citation.trim().replace(/^1\. /, '');
}

/** Reads an entry of BibTeX with the citation library, as CSL data. Throws if it is none. */
export function readBibtex(entry: string): Record<string, unknown> {
  const [read] = new Cite(entry).data;
  if (!read) throw new Error('the library reads no entry');
  return read;
}
