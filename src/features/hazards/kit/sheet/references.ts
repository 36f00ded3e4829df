import type { SourceLink } from '#features/claims/claim.ts';
import type { KitView } from '../kit.ts';

type Cited = Pick<KitView, 'messages' | 'advice' | 'facts'>;

/** Every document of a kit once, in the order in which the sheet names them; a place in the list, from 1, is its number. */
export function referencesOf({ messages, advice, facts }: Cited): SourceLink[] {
  const cited = [
    ...messages.flatMap(({ sources }) => sources),
    ...[advice.before, advice.during, advice.after].flat().map(({ source }) => source),
    ...facts.map(({ published }) => published.source),
  ];
  return cited.filter((source, index) => cited.findIndex(isSame(source)) === index);
}

/** The marks of documents in running text: `[1] [3]`. One that is not in the list is a mistake of ours and throws. */
export function marksOf(sources: readonly SourceLink[], references: readonly SourceLink[]): string {
  return sources
    .map((source) => references.findIndex(isSame(source)) + 1)
    .map((number) => {
      if (number === 0) throw new Error('a document is cited that is not in the list');
      return `[${number}]`;
    })
    .join(' ');
}

function isSame(source: SourceLink) {
  return ({ name, href }: SourceLink) => name === source.name && href === source.href;
}
