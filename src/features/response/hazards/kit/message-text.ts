import { citation, type SourceLink } from '#features/evidence/claims/claim.ts';

/** Words of the plain texts. */
interface Words {
  sources: string;
  source: string;
}

/** Words and their sources → plain text to paste: the words, then a line for each document, then where they were found. */
export function messageText(
  text: string,
  sources: readonly SourceLink[],
  from: string,
  words: Words,
): string {
  return [text, '', ...sourceLines(sources, words), from].join('\n');
}

/** One line for one source; a heading and a line for each of several; nothing for none. */
export function sourceLines(sources: readonly SourceLink[], words: Words): string[] {
  const lines = [...new Set(sources.map(citation))];
  if (lines.length === 0) return [];
  if (lines.length === 1) return [`${words.source}: ${lines[0]}`];
  return [`${words.sources}:`, ...lines.map((line) => `- ${line}`)];
}
