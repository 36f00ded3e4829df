import {
  bylineOf,
  citation,
  type SourceLink,
  sourceLink,
} from '#features/evidence/claims/claim.ts';
import type { ResourceFile } from '#features/library/resource.schema.ts';
import { offeredAddress } from '#site/site.ts';

/** Returns the same documents, each once, in their order. */
export function eachSourceOnce(sources: readonly SourceLink[]): SourceLink[] {
  return sources.filter((source, index) => sources.findIndex(isSameSource(source)) === index);
}

/**
 * Returns the numbers that documents have in a list, from 1, each once. Throws where one is not in
 * the list, because the page would cite nothing.
 */
export function referenceNumbers(
  sources: readonly SourceLink[],
  references: readonly SourceLink[],
): number[] {
  return eachSourceOnce(sources).map((source) => {
    const index = references.findIndex(isSameSource(source));
    if (index === -1) throw new Error('a document is cited that is not in the list');
    return index + 1;
  });
}

/** Returns the same numbers as running text: `[1] [3]`. */
export function referenceMarks(
  sources: readonly SourceLink[],
  references: readonly SourceLink[],
): string {
  return referenceNumbers(sources, references)
    .map((number) => `[${number}]`)
    .join(' ');
}

function isSameSource(source: SourceLink) {
  return ({ name, href }: SourceLink) => name === source.name && href === source.href;
}

/** Returns a document of the library as a claim's source: whose it is, title, year. */
export function resourceSource(file: ResourceFile): SourceLink {
  const { title, published, fileUrl, reportedBy } = file;
  const line = [bylineOf(file), title, published.slice(0, 4)].join(', ');
  return sourceLink(line, offeredAddress(fileUrl) ?? '/resources/library', reportedBy);
}

/**
 * Returns plain text to paste: `text`, a line for each document, then `from`, the address of the
 * page it was copied from.
 */
export function messageText(
  text: string,
  sources: readonly SourceLink[],
  from: string,
  words: { source: string; sources: string },
): string {
  return [text, '', ...sourceLines(sources, words), from].join('\n');
}

/** Returns one line for one source, a heading and a line for each of several, no line for none. */
export function sourceLines(
  sources: readonly SourceLink[],
  words: { source: string; sources: string },
): string[] {
  const lines = [...new Set(sources.map(citation))];
  if (lines.length === 0) return [];
  if (lines.length === 1) return [`${words.source}: ${lines[0]}`];
  return [`${words.sources}:`, ...lines.map((line) => `- ${line}`)];
}
