import type { Citable } from '../citations/citations.ts';
import { wordingSelector } from '../claims/claim.ts';

/**
 * The data for the citations of a claim, which a script reads from the claim's row in the ledger.
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
  const readText = (selector: string) => article.querySelector(selector)?.textContent.trim() ?? '';
  // `SourceLine` prints: "Source: publisher, <cite>title</cite>, year", or "undated" for the year.
  const title = article.querySelector('a cite');
  return {
    about: readText('summary .visually-hidden'),
    wording: readText(wordingSelector),
    document: {
      // `data-cite` is the id of the closest claim, on the row of a claim without a source.
      key: article.dataset['cite'] ?? article.id,
      author: /^Source: (.+), $/.exec(title?.previousSibling?.textContent ?? '')?.[1] ?? '',
      title: title?.textContent ?? '',
      published: /\d{4}/.exec(title?.nextSibling?.textContent ?? '')?.[0] ?? null,
      url: title?.closest('a')?.href ?? '',
      accessed: article.querySelector('time')?.dateTime ?? '',
    },
  };
}
