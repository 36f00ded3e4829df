import words from '../../../../content/pages/shortlist.yaml';
import type { ShortlistWords } from './shortlist-page.schema.ts';

/** The words of the shortlist, for code that runs in the browser. */
export const shortlistWords = words as ShortlistWords;

// The sentences of the live region, one for each action (ACCESSIBILITY.md, section 3).

export function addedSentence(name: string, count: number): string {
  return `Added ${name}. ${count} on your shortlist`;
}

/** `list` is the visitor's own list unless the address carries one. */
export function removedSentence(name: string, count: number, list = 'your shortlist'): string {
  return `Removed ${name}. ${count} on ${list}`;
}

/** `place` counts from 1. */
export function movedSentence(name: string, place: number, count: number): string {
  return `${name} is now choice ${place} of ${count}`;
}

/** After the visitor saved the list that the address carries. */
export function savedSentence(count: number): string {
  return `List added. ${count} on your shortlist`;
}
