/** How many claims stand there at once; beyond, a press shows more. A page of thousands would be slow to filter. */
export const pageSize = 48;

/** The first so many of a set, in its order. */
export function firstOf(ids: ReadonlySet<string>, limit: number): ReadonlySet<string> {
  if (ids.size <= limit) return ids;
  const first = new Set<string>();
  for (const id of ids) {
    if (first.size === limit) break;
    first.add(id);
  }
  return first;
}

/** How many claims must stand there so that the one an address names is among them; whole pages. */
export function limitFor(ids: readonly string[], hash: string): number {
  const place = ids.indexOf(hash.replace('#', ''));
  return pageSize * Math.ceil(Math.max(1, place + 1) / pageSize);
}
