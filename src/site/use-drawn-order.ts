import { useLayoutEffect, useRef } from 'react';
import { drawnOrder } from './drawn-order.ts';

/**
 * Those shown and those in reserve, in the order in which they are drawn, beginning with what is there
 * now: at first the first page, as it was built. As many as a page holds are kept in reserve. Another
 * list begins anew.
 */
export function useDrawnOrder<Item>(
  all: readonly Item[],
  shown: readonly Item[],
  pageSize: number,
): readonly Item[] {
  const standing = useRef({ of: all, order: all.slice(0, pageSize) as readonly Item[] });
  const before = standing.current.of === all ? standing.current.order : [];
  const order = drawnOrder(before, shown, pageSize);
  useLayoutEffect(() => {
    standing.current = { of: all, order };
  });
  return order;
}
