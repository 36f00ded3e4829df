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
  return { 'data-cite': document.key, 'data-author': document.author };
}

/** Read back from the claim’s article; what is missing is empty. */
export function readCiteData(article: HTMLElement): CiteData {
  const { cite = '', author = '' } =
    article.querySelector<HTMLElement>('[data-cite]')?.dataset ?? {};
  const textOf = (selector: string) => article.querySelector(selector)?.textContent.trim() ?? '';
  const source = article.querySelector<HTMLAnchorElement>('a[target]');
  // The source line says "Source: publisher, title, year", or "undated" for the year.
  const line = source?.firstChild?.textContent ?? '';
  const year = /, (\d{4})$/.exec(line)?.[1] ?? null;
  const title = line.slice(`Source: ${author}, `.length, -`, ${year ?? 'undated'}`.length);
  return {
    about: textOf('summary .visually-hidden'),
    wording: textOf(`[${wordingMark}]`),
    document: {
      ...{ key: cite, author, title, published: year, url: source?.href ?? '' },
      accessed: article.querySelector('time')?.dateTime ?? '',
    },
  };
}
