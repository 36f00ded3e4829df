import { startTransition, useEffect, useMemo, useState } from 'react';

/** About as many cards as a window holds. */
const atOnce = 6;

/**
 * The items to render now, in their order: all that were rendered before, and of the others `atOnce`; the rest follows in
 * a transition after the next paint. A keystroke then waits for the layout of a few new cards instead of a whole page
 * of them, and one that comes in between saves the rest.
 */
export function useInSteps<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const [rendered, setRendered] = useState(items);
  useEffect(() => startTransition(() => setRendered(items)), [items]);
  return useMemo(() => {
    if (rendered === items) return items;
    const before = new Set(rendered.map(({ id }) => id));
    let added = 0;
    return items.filter(({ id }) => before.has(id) || added++ < atOnce);
  }, [items, rendered]);
}
