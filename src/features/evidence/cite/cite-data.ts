import { type Citable, type DocumentType, doiIn } from '../citations/citable.ts';
import { wordingSelector } from '../claims/claim.ts';
import { partsOfNumber } from './journal-number.ts';
import type { ReferencePart } from './ReferenceParts.tsx';

/**
 * The data for the citations of a claim, which a script reads from the claim's row in the ledger.
 */
export interface CiteData {
  document: Citable;
  /** The figure in a word or two, for the names of buttons. */
  about: string;
  wording: string;
  /** Who speaks in the document, as the source line has it: "Howard et al., JAMA". */
  byline: string;
}

/**
 * Reads the data from the words of a claim's row. A missing element gives an empty string or
 * undefined, a missing year null.
 */
export function readCiteData(article: HTMLElement): CiteData {
  const readText = (selector: string) => article.querySelector(selector)?.textContent.trim() ?? '';
  const readPart = (part: ReferencePart) => readText(`[data-part="${part}"]`) || undefined;
  // `SourceLine` prints: "Source: byline, <cite>title</cite>, year, as reported by …".
  const title = article.querySelector('a cite');
  const around = title?.parentElement;
  const place = around?.nextSibling?.textContent ?? '';
  const byline = /^Source: (.+), $/.exec(around?.previousSibling?.textContent ?? '')?.[1] ?? '';
  const journal = readPart('journal');
  const { volume, issue, pages } = partsOfNumber(readPart('number') ?? '');
  const url = title?.closest('a')?.getAttribute('href') ?? '';
  return {
    about: readText('summary .visually-hidden'),
    wording: readText(wordingSelector),
    byline,
    document: {
      // `data-cite` is the id of the closest claim, on the row of a claim without a source.
      key: article.dataset['cite'] ?? article.id,
      type: (article.dataset['type'] ?? 'web-page') as DocumentType,
      authors: readPart('authors')?.split('; ') ?? [],
      // The row of a paper names its journal alone, and an office speaks in the byline.
      publisher: readPart('publisher') ?? journal ?? byline,
      title: title?.textContent ?? '',
      journal,
      volume,
      issue,
      pages,
      doi: readPart('doi') ?? doiIn(url),
      published: /\d{4}/.exec(place)?.[0] ?? null,
      url,
      accessed: article.querySelector('time')?.dateTime ?? '',
      reportedBy: /, as reported by (.+)$/.exec(place)?.[1],
    },
  };
}
