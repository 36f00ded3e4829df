import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-csl';
import { Cite } from '@citation-js/core';
import type { Citable, CitableArticle } from '../citations.ts';

type Style = 'apa' | 'vancouver';

/**
 * What the citation library makes of a document in a style of the Citation Style Language, without
 * its number in a list.
 */
export function cslCitation(document: Citable, style: Style): string {
  return cslText(cslOf(document), style);
}

/** The same of CSL data. */
export function cslText(data: unknown, template: Style): string {
  const written = new Cite(data).format('bibliography', {
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
