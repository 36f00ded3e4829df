import { useMemo, useState } from 'react';
import { useDrawnOrder } from './use-drawn-order.ts';
import { useInView } from './use-in-view.ts';

interface List<Item> {
  /** What is left, in order; a new list begins at its first page. */
  listed: readonly Item[];
  /** Everything there is in the browser. */
  all: readonly Item[];
  pageSize: number;
  /** How many a large window shows beside the filters. */
  seen: number;
}

/**
 * A filtered list, page after page, drawn so that a key is answered at once: what can be seen is shown
 * with the key that found it, the rest right after, and what is no longer found stays drawn for a while. Style has to
 * put in order what is not at rest.
 */
export function usePagedList<Item>(list: List<Item>) {
  const { listed, all, pageSize, seen } = list;
  const [more, setMore] = useState({ of: listed, pages: 0 });
  const pages = more.of === listed ? more.pages : 0;
  const limit = pageSize * (pages + 1);
  const { place, isInView } = useInView();
  const page = useMemo(() => listed.slice(0, limit), [listed, limit]);
  return {
    ...useDrawnOrder({ all, page, pageSize, seen, isInView }),
    /** The `ref` of the list. */
    place,
    /** What leaves the list may leave the page as well: there are more than it holds. */
    isPassing: all.length > pageSize,
    /** How many of the list are on no page yet, if the list has so many items. */
    left: (total: number) => (listed.length > limit ? total - limit : 0),
    showMore: () => setMore({ of: listed, pages: pages + 1 }),
  };
}
