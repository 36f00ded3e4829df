import type { Citable } from '#features/citations/citable.ts';
import type { EvidenceEntry } from '../evidence.ts';

/** What a claim keeps in the page for its citations; the forms are written in the browser. */
export interface CiteData {
  document: Citable;
  /** The figure in a word or two, for the names of buttons. */
  about: string;
  /** The sentence that may be quoted. */
  wording: string;
}

/** A claim → what its citations need. A figure without a source has the closest published one cited. */
export function citeData({ claim, checked }: EvidenceEntry): CiteData {
  const { from, figure, wording, source } = claim.published;
  return {
    about: figure ?? 'this advice',
    wording,
    document: {
      key: from,
      author: source.publisher,
      title: source.title,
      published: source.year === null ? null : String(source.year),
      url: source.href,
      accessed: checked,
    },
  };
}

/** As attributes of an element. */
export function citeAttributes({ document, about, wording }: CiteData) {
  const { key, author, title, published, url, accessed } = document;
  return {
    'data-cite': key,
    'data-author': author,
    'data-title': title,
    'data-year': published ?? '',
    'data-url': url,
    'data-read': accessed,
    'data-about': about,
    'data-wording': wording,
  };
}

/** Read back from an element; what is missing is empty. */
export function readCiteData({ dataset }: HTMLElement): CiteData {
  const read = (name: string) => dataset[name] ?? '';
  return {
    about: read('about'),
    wording: read('wording'),
    document: {
      key: read('cite'),
      author: read('author'),
      title: read('title'),
      published: read('year') || null,
      url: read('url'),
      accessed: read('read'),
    },
  };
}
