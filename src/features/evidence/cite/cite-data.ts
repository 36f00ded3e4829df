import type { Citable } from '#features/citations/citable.ts';
import { wordingMark } from '#features/claims/wording-mark.ts';
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

/** As attributes of an element inside the claim’s article; what the article says is not said again. */
export function citeAttributes({ document }: CiteData) {
  const { key, author, title, published, url, accessed } = document;
  return {
    'data-cite': key,
    'data-author': author,
    'data-title': title,
    'data-year': published ?? '',
    'data-url': url,
    'data-read': accessed,
  };
}

/** Read back from that element, whose summary names the figure, and from the article; what is missing is empty. */
export function readCiteData(details: HTMLElement): CiteData {
  const read = (name: string) => details.dataset[name] ?? '';
  const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
  return {
    about: textOf(details.querySelector('summary span')),
    wording: textOf(details.closest('article')?.querySelector(`[${wordingMark}]`)),
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
