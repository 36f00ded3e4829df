import type { Citable } from '#features/evidence/citations/citable.ts';
import { wordingMark } from '#features/evidence/claims/wording-mark.ts';
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
export function citeData({ claim: { published }, checked }: EvidenceEntry): CiteData {
  const { from, figure, wording, source } = published;
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

/** Names the claim that is cited in the place of one without a source, as an attribute of its row. */
export function citeAttribute({ id, published: { from } }: EvidenceEntry['claim']) {
  return from === id ? {} : { 'data-cite': from };
}

/** Read back from the row of the claim, where it stands as a visitor reads it; what is missing is empty. */
export function readCiteData(article: HTMLElement): CiteData {
  const textOf = (selector: string) => article.querySelector(selector)?.textContent.trim() ?? '';
  // The line of the source: "Source: publisher, <cite>title</cite>, year", or "undated" for the year.
  const title = article.querySelector('a cite');
  const source = title?.closest('a');
  return {
    about: textOf('summary .visually-hidden'),
    wording: textOf(`[${wordingMark}]`),
    document: {
      key: article.dataset['cite'] ?? article.id,
      author: /^Source: (.+), $/.exec(title?.previousSibling?.textContent ?? '')?.[1] ?? '',
      title: title?.textContent ?? '',
      published: /\d{4}/.exec(title?.nextSibling?.textContent ?? '')?.[0] ?? null,
      url: source?.href ?? '',
      accessed: article.querySelector('time')?.dateTime ?? '',
    },
  };
}
