import type { Citable } from '../citations/citations.ts';
import { wordingMark } from '../claims/claim.ts';
import type { EvidenceEntry } from '../evidence.ts';

/** What a row of the ledger holds for the citations of its claim, which are written in the browser. */
export interface CiteData {
  document: Citable;
  /** The figure in a word or two, for the names of buttons. */
  about: string;
  wording: string;
}

/** The attribute of a row that names the claim cited in place of one without a source; no attribute where a claim cites its own. */
export function citeAttribute({ id, published: { from } }: EvidenceEntry['claim']) {
  return from === id ? {} : { 'data-cite': from };
}

/** Reads the data from the words of a claim's row. A missing element gives an empty string, a missing year null. */
export function readCiteData(article: HTMLElement): CiteData {
  const textOf = (selector: string) => article.querySelector(selector)?.textContent.trim() ?? '';
  // `SourceLine` prints: "Source: publisher, <cite>title</cite>, year", or "undated" for the year.
  const title = article.querySelector('a cite');
  return {
    about: textOf('summary .visually-hidden'),
    wording: textOf(`[${wordingMark}]`),
    document: {
      key: article.dataset['cite'] ?? article.id,
      author: /^Source: (.+), $/.exec(title?.previousSibling?.textContent ?? '')?.[1] ?? '',
      title: title?.textContent ?? '',
      published: /\d{4}/.exec(title?.nextSibling?.textContent ?? '')?.[0] ?? null,
      url: title?.closest('a')?.href ?? '',
      accessed: article.querySelector('time')?.dateTime ?? '',
    },
  };
}
