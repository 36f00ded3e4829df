import { useLayoutEffect, useRef } from 'react';
import { drawnOrder } from './drawn-order.ts';
import { pageSize } from './page-size.ts';

/**
 * Those shown and those in reserve, in the order of their cards, beginning with what is there now. At
 * first that is the first page, as it was built; another list begins anew.
 */
export function useDrawnOrder<Item>(all: readonly Item[], shown: readonly Item[]): readonly Item[] {
  const standing = useRef({ of: all, order: all.slice(0, pageSize) as readonly Item[] });
  const before = standing.current.of === all ? standing.current.order : [];
  const order = drawnOrder(before, shown, pageSize);
  useLayoutEffect(() => {
    standing.current = { of: all, order };
  });
  return order;
}
