import { startTransition, useEffect, useMemo, useState } from 'react';

/** The number of cards that a slow phone can lay out in about a frame. */
const cardsPerFrame = 6;

/**
 * Returns the items to render now, in their order: all that stay in place, and six of those that
 * are new or move, which is the same work for the browser. Six more follow in a transition after
 * each paint, until all are there. So a keystroke waits for the layout of a few cards and not of a
 * whole page, and a keystroke in between makes the rest unnecessary.
 */
export function useInSteps<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const [rendered, setRendered] = useState(items);
  const next = useMemo(() => nextStep(rendered, items), [rendered, items]);
  useEffect(() => startTransition(() => setRendered(next)), [next]);
  return next;
}

/**
 * Returns the items to render after `rendered` on the way to `items`. An item stays if it comes
 * after all items that stay before it, in both orders; React moves all others.
 */
export function nextStep<Item extends { id: string }>(
  rendered: readonly Item[],
  items: readonly Item[],
) {
  const places = new Map(rendered.map(({ id }, place) => [id, place]));
  let lastPlace = -1;
  let addedOrMoved = 0;
  const next = items.filter(({ id }) => {
    const place = places.get(id) ?? -1;
    if (place > lastPlace) {
      lastPlace = place;
      return true;
    }
    addedOrMoved += 1;
    return addedOrMoved <= cardsPerFrame;
  });
  return next.length === items.length ? items : next;
}
