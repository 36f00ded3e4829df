import words from '#words/pages/shortlist.yaml';
import type { ShortlistWords } from '../speakers.table.ts';
import { currentShortlist } from './shortlist.ts';

/** The words of the shortlist, for code that runs in the browser. */
export const shortlistWords = words as ShortlistWords;

/**
 * Returns the announcement after a speaker was added to the shortlist of this device
 * (docs/requirements/accessibility.md, section 3).
 */
export function addedSentence(name: string): string {
  return `Added ${name}. ${currentShortlist().items.length} on your shortlist`;
}

/**
 * Returns the announcement after a speaker was removed from it, which says that it can be undone.
 */
export function removedSentence(name: string): string {
  const count = currentShortlist().items.length;
  return `Removed ${name}. ${count} on your shortlist. ${shortlistWords.undo.said}`;
}
