/** What a screen reader hears of a shortlist (ACCESSIBILITY.md, section 3), one sentence for one press. */

/** After a speaker was added. */
export function addedSentence(name: string, count: number): string {
  return `Added ${name}. ${count} on your shortlist`;
}

/** After a speaker was removed from the visitor's list, or from the one that came with a link. */
export function removedSentence(name: string, count: number, list = 'your shortlist'): string {
  return `Removed ${name}. ${count} on ${list}`;
}

/** After a speaker was moved; places count from 1. */
export function movedSentence(name: string, place: number, count: number): string {
  return `${name} is now choice ${place} of ${count}`;
}

/** After a shared list was taken over. */
export function keptSentence(count: number): string {
  return `List added. ${count} on your shortlist`;
}
