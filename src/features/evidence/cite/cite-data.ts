import type { Citable } from '../citations/citations.ts';
import { wordingMark } from '../claims/claim.ts';

/**
 * What a row of the ledger holds for the citations of its claim, which are written in the browser.
 */
export interface CiteData {
  document: Citable;
  /** The figure in a word or two, for the names of buttons. */
  about: string;
  wording: string;
}

/**
 * Reads the data from the words of a claim's row. A missing element gives an empty string, a
 * missing year null.
 */
export function readCiteData(article: HTMLElement): CiteData {
  const textOf = (selector: string) => article.querySelector(selector)?.textContent.trim() ?? '';
  // `SourceLine` prints: "Source: publisher, <cite>title</cite>, year", or "undated" for the year.
  const title = article.querySelector('a cite');
  return {
    about: textOf('summary .visually-hidden'),
    wording: textOf(`[${wordingMark}]`),
    document: {
      // A row names the claim that is cited in place of its own, if that has no source.
      key: article.dataset['cite'] ?? article.id,
      author: /^Source: (.+), $/.exec(title?.previousSibling?.textContent ?? '')?.[1] ?? '',
      title: title?.textContent ?? '',
      published: /\d{4}/.exec(title?.nextSibling?.textContent ?? '')?.[0] ?? null,
      url: title?.closest('a')?.href ?? '',
      accessed: article.querySelector('time')?.dateTime ?? '',
    },
  };
}
