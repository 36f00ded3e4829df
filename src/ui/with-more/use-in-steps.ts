import { startTransition, useEffect, useMemo, useState } from 'react';

/** About as many cards as a frame can lay out on a slow phone. */
const step = 6;

/**
 * The items to render now, in their order: those that stay where they are, and six of the others, which are new or move
 * (to the browser the same work); six more follow in a transition after each paint until all are there. A keystroke
 * then waits for the layout of a few cards instead of a whole page of them, and one that comes in between saves the rest.
 */
export function useInSteps<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const [rendered, setRendered] = useState(items);
  const next = useMemo(() => nextStep(rendered, items), [rendered, items]);
  useEffect(() => startTransition(() => setRendered(next)), [next]);
  return next;
}

/**
 * What is rendered after `old` on the way to `items`. As React does it, an item moves unless it comes later in the old
 * order than every item that stays before it.
 */
export function nextStep<Item extends { id: string }>(
  old: readonly Item[],
  items: readonly Item[],
) {
  const places = new Map(old.map(({ id }, place) => [id, place]));
  let last = -1;
  let taken = 0;
  const next = items.filter(({ id }) => {
    const place = places.get(id) ?? -1;
    if (place <= last) return taken++ < step;
    last = place;
    return true;
  });
  return next.length === items.length ? items : next;
}
