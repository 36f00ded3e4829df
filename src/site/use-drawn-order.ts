import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { drawnAtOnce, drawnAtRest, shownAtOnce } from './drawn-order.ts';
import { useSettled } from './use-settled.ts';

/** A visitor who typed or pressed nothing for so long, in milliseconds, rests. */
const rest = 500;

interface Drawn<Item> {
  /** Those shown and those in reserve, in the order in which they are drawn. */
  items: readonly Item[];
  shown: readonly Item[];
  /** Whether those shown stand in their order; else style puts them in it. */
  isAtRest: boolean;
}

/**
 * The items of a page and those in reserve as they are drawn, beginning with what is there now: at first
 * the first page, as it was built. At a key nobody moves and few come into view; right after it the page is whole;
 * once the visitor rests, everybody stands in the order of reading, so that Tab and a screen reader follow
 * what is seen. As many as a page holds are kept in reserve. Another list begins anew.
 */
export function useDrawnOrder<Item>(
  all: readonly Item[],
  page: readonly Item[],
  pageSize: number,
): Drawn<Item> {
  const first: readonly Item[] = all.slice(0, pageSize);
  const standing = useRef({ of: all, items: first, shown: first });
  const settled = useSettled(page);
  const [rested, setRested] = useState(page);
  const before = standing.current.of === all ? standing.current : { items: [], shown: [] };
  const shown = settled === page ? page : shownAtOnce(page, before.shown);
  const isAtRest = rested === page;
  const items = isAtRest
    ? drawnAtRest(before.items, shown, pageSize)
    : drawnAtOnce(before.items, shown);
  useLayoutEffect(() => {
    standing.current = { of: all, items, shown };
  });
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(page)), rest);
    return () => clearTimeout(timer);
  }, [page]);
  return { items, shown, isAtRest };
}
