import { cutAtWord } from '#site/words.ts';
import type { Change } from './protocol.ts';

const verbs = { added: 'add', changed: 'change', removed: 'remove' } as const;

/** The most characters of a title in the sentence: the first line of a commit is short. */
const longestTitle = 48;

/**
 * The sentence that publishing proposes for some changes, “Content: add speaker Ana Reyes, change 2
 * of “Events””; empty without any.
 */
export function proposalFor(changes: readonly Change[]): string {
  const groups = Map.groupBy(changes, ({ what, kind }) => `${what} ${kind}`);
  const parts = [...groups.values()].map((group) => {
    const [{ what, kind, title, singular, kindLabel }] = group as [Change];
    if (kind === '') return `${verbs[what]} ${group.map((change) => change.title).join(', ')}`;
    if (group.length > 1) return `${verbs[what]} ${group.length} of “${kindLabel}”`;
    return `${verbs[what]} ${singular} ${cutAtWord(title, longestTitle)}`;
  });
  return changes.length === 0 ? '' : `Content: ${parts.join(', ')}`;
}
