/** What is said when the visitor has moved the carousel: `Speakers 4 to 6 of 24` (ACCESSIBILITY.md, section 3). */
export function speakersInView(from: number, to: number, count: number): string {
  return from === to ? `Speaker ${from} of ${count}` : `Speakers ${from} to ${to} of ${count}`;
}
