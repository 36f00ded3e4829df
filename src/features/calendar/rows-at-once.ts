/**
 * Of the rows of a list its first ones, and those that are drawn already, in order: to leave them costs nothing, and
 * the others are drawn right after. `seen` is how many a window shows.
 */
export function rowsAtOnce<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  seen: number,
): readonly Row[] {
  const drawn = new Set(before);
  return rows.filter((row, place) => place < seen || drawn.has(row));
}
