import type { ClaimView, SourceLink } from '#features/evidence/claims/claim.ts';
import type { Block, SourceNote } from '#files/typeset/typeset-document.ts';
import type { ToolkitWordsFile } from './toolkit-words.schema.ts';

type Words = Pick<ToolkitWordsFile, 'source' | 'closest' | 'underReview' | 'noSource'>;

/** A document as a line under what rests on it. */
export function sourceNote({ name, href }: SourceLink, label: string): SourceNote {
  return { label, name, href };
}

/** Documents as lines, each once, in their order. */
export function sourceNotes(sources: readonly SourceLink[], label: string): SourceNote[] {
  const once = new Map(sources.map((source) => [source.href, source]));
  return [...once.values()].map((source) => sourceNote(source, label));
}

/**
 * A figure with its evidence. Where ours is not confirmed, that is said first and the published figure follows, as
 * on the pages (PRODUCT.md, “Content”).
 */
export function factBlock({ status, specified, published }: ClaimView, words: Words): Block {
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
