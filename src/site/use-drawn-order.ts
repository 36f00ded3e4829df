import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { drawnAtOnce, drawnAtRest } from './drawn-order.ts';
import { type Places, placesAtOnce, placesAtRest, placesInOrder } from './places.ts';
import { useSettled } from './use-settled.ts';

/** A visitor who typed or pressed nothing for so long, in milliseconds, rests. */
const rest = 500;

interface Drawn<Item> {
  /** Those shown and those in reserve, in the order in which they are drawn. */
  items: readonly Item[];
  places: Places<Item>;
}

interface List<Item> {
  /** Everything there is in the browser; another list begins anew. */
  all: readonly Item[];
  page: readonly Item[];
  pageSize: number;
  /** How many a large window shows beside the filters. */
  seen: number;
  /** Whether the window shows some of the list. */
  isInView: () => boolean;
}

/**
 * The items of a page and those in reserve as they are drawn, beginning with what is there now: at first
 * the first page, as it was built. At a key only the first come into view, or nobody where the window shows
 * nothing of the list; right after it the page is whole; once the visitor rests or presses Tab, everybody stands in
 * the order of reading, so that Tab and a screen reader follow what is seen. As many as a page holds are kept in reserve.
 */
export function useDrawnOrder<Item>(list: List<Item>): Drawn<Item> {
  const { all, page, pageSize, seen, isInView } = list;
  const settled = useSettled(page);
  const [rested, setRested] = useState(page);
  const standing = useRef<Drawn<Item> & { of: readonly Item[] }>({
    of: all,
    items: page,
    places: placesAtRest(page),
  });
  const isNew = standing.current.of !== all;
  const answer =
    rested === page ? 'rest' : settled === page ? 'whole' : isNew || isInView() ? 'once' : 'wait';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest does not change while these stay.
  const drawn = useMemo((): Drawn<Item> => {
    const before = isNew ? { items: [], places: placesAtRest<Item>([]) } : standing.current;
    if (answer === 'wait') return before;
    if (answer === 'rest')
      return { items: drawnAtRest(before.items, page, pageSize), places: placesAtRest(page) };
    const places =
      answer === 'whole' ? placesInOrder(page, seen) : placesAtOnce(page, before.places, seen);
    return { items: drawnAtOnce(before.items, [...places.keys()]), places };
  }, [all, page, answer]);

  useLayoutEffect(() => {
    standing.current = { of: all, ...drawn };
  });
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(page)), rest);
    const beforeFocusMoves = ({ key }: KeyboardEvent) => key === 'Tab' && setRested(page);
    window.addEventListener('keydown', beforeFocusMoves);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', beforeFocusMoves);
    };
  }, [page]);
  return drawn;
}
