/** The count line of a list: `Showing 9 of 26 speakers` (specification section 2). */
export function showingCount(shown: number, total: number, noun: string): string {
  return `Showing ${shown} of ${total} ${noun}`;
}
