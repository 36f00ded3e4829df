import type { Block, SourceNote } from '#files/typeset/typeset-document.ts';
import type { ClaimView, SourceLink } from './claim.ts';

/** The words around a figure in a document that is printed. */
interface FactWords {
  source: string;
  closest: string;
  underReview: string;
  noSource: string;
}

/** A document as the source line under a text. */
export function sourceNote({ name, href }: SourceLink, label: string): SourceNote {
  return { label, name, href };
}

/** Documents as source lines in their order, each address once. */
export function sourceNotes(sources: readonly SourceLink[], label: string): SourceNote[] {
  const once = new Map(sources.map((source) => [source.href, source]));
  return [...once.values()].map((source) => sourceNote(source, label));
}

/**
 * A claim as a figure with its source. A figure that is not confirmed has its status and then the closest published
 * figure, as on the pages (PRODUCT.md, “Content”).
 */
export function factBlock({ status, specified, published }: ClaimView, words: FactWords): Block {
  const { figure, wording, source } = published;
  if (status === 'supported') {
    return { kind: 'fact', figure, text: wording, sources: [sourceNote(source, words.source)] };
  }
  return {
    kind: 'fact',
    figure: specified.figure,
    text: specified.wording,
    status: status === 'differs' ? words.underReview : words.noSource,
    sources: [sourceNote(source, `${words.closest} ${wording} ${words.source}`)],
  };
}
