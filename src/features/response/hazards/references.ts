import { citation, type SourceLink } from '#features/evidence/claims/claim.ts';
import type { ResourceFile } from '#features/library/resource.schema.ts';
import { addressOf } from '#site/site.ts';

/** The same documents, each once, in their order. */
export function eachOnce(sources: readonly SourceLink[]): SourceLink[] {
  return sources.filter((source, index) => sources.findIndex(isSame(source)) === index);
}

/**
 * The numbers of documents in a list, each once. Throws where one is not in the list, because the
 * page would cite nothing.
 */
export function numbersOf(
  sources: readonly SourceLink[],
  references: readonly SourceLink[],
): number[] {
  return eachOnce(sources).map((source) => {
    const place = references.findIndex(isSame(source));
    if (place === -1) throw new Error('a document is cited that is not in the list');
    return place + 1;
  });
}

/** The same numbers as running text: `[1] [3]`. */
export function marksOf(sources: readonly SourceLink[], references: readonly SourceLink[]): string {
  return numbersOf(sources, references)
    .map((number) => `[${number}]`)
    .join(' ');
}

function isSame(source: SourceLink) {
  return ({ name, href }: SourceLink) => name === source.name && href === source.href;
}

/** A document of the library as the documents of claims are cited: publisher, title, year. */
export function resourceSource({ publisher, title, published, fileUrl }: ResourceFile): SourceLink {
  return {
    name: [publisher, title, published.slice(0, 4)].join(', '),
    href: addressOf(fileUrl) ?? '/resources/library',
    secondary: false,
  };
}

/**
 * Plain text to paste: `text`, a line for each document, then `from`, the address it was copied
 * from.
 */
export function messageText(
  text: string,
  sources: readonly SourceLink[],
  from: string,
  words: { source: string; sources: string },
): string {
  return [text, '', ...sourceLines(sources, words), from].join('\n');
}

/** One line for one source; a heading and a line for each of several; no line for none. */
export function sourceLines(
  sources: readonly SourceLink[],
  words: { source: string; sources: string },
): string[] {
  const lines = [...new Set(sources.map(citation))];
  if (lines.length === 0) return [];
  if (lines.length === 1) return [`${words.source}: ${lines[0]}`];
  return [`${words.sources}:`, ...lines.map((line) => `- ${line}`)];
}
