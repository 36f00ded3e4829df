/** A moment in milliseconds since 1970 → `November 22, 2026`, where the visitor is. */
export function dayLabel(moment: number): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' });
}
