import type { SourceLink } from '#features/evidence/claims/claim.ts';
import type { KitView } from './kit/kit.ts';

type Cited = Pick<KitView, 'messages' | 'advice' | 'facts'>;

/** Every document of a kit once, in the order in which the sheet names them; a place in the list, from 1, is its number. */
export function referencesOf({ messages, advice, facts }: Cited): SourceLink[] {
  return eachOnce([
    ...messages.flatMap(({ sources }) => sources),
    ...[advice.before, advice.during, advice.after].flat().map(({ source }) => source),
    ...facts.map(({ published }) => published.source),
  ]);
}

/** Documents → each once, in their order. */
export function eachOnce(sources: readonly SourceLink[]): SourceLink[] {
  return sources.filter((source, index) => sources.findIndex(isSame(source)) === index);
}

/** The numbers of documents in their list, each once. One that is not in the list is a mistake of ours and throws. */
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

/** The marks of documents in running text: `[1] [3]`. */
export function marksOf(sources: readonly SourceLink[], references: readonly SourceLink[]): string {
  return numbersOf(sources, references)
    .map((number) => `[${number}]`)
    .join(' ');
}

function isSame(source: SourceLink) {
  return ({ name, href }: SourceLink) => name === source.name && href === source.href;
}
