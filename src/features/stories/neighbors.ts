/** What stands before and after an entry of a list; undefined at its ends, both where it is not in the list. */
export function neighbors<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
): { previous: Entry | undefined; next: Entry | undefined } {
  const place = entries.findIndex((entry) => entry.id === id);
  if (place === -1) return { previous: undefined, next: undefined };
  return { previous: entries[place - 1], next: entries[place + 1] };
}
