import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import { Cite } from '@citation-js/core';
import type { Citable, CitableArticle } from '../citations.ts';

type Style = 'apa' | 'vancouver';

/**
 * Returns the citation of a document in a style of the Citation Style Language, as the library
 * writes it, without its number in a list.
 */
export function cslCitation(document: Citable, style: Style): string {
  return cslText(cslOf(document), style);
}

/** Returns the same for CSL data. */
export function cslText(data: unknown, template: Style): string {
  const citation = new Cite(data).format('bibliography', {
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

/** A paper as CSL data. */
export function cslArticle(article: CitableArticle) {
  const { key, authors, title, journal, published, url, accessed } = article;
  return {
    id: key,
    type: 'article-journal',
    author: authors.map(({ family, given, suffix }) => ({
      family,
      ...(given && { given }),
      ...(suffix && { suffix }),
    })),
    title,
    'container-title': journal,
    issued: dateOf(published),
    accessed: dateOf(accessed),
    URL: url,
  };
}

function dateOf(date: string) {
  return { 'date-parts': [date.split('-').map(Number)] };
}
