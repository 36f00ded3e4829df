import { useDeferredValue, useMemo, useState } from 'react';
import { inTwoSteps } from './in-two-steps.ts';

interface List<Item> {
  /** What is left, in order; a new list begins at its first page. */
  listed: readonly Item[];
  /** Everything there is in the browser. */
  all: readonly Item[];
  pageSize: number;
}

/**
 * A filtered list, page after page, drawn so that a key is answered at once: of a short list everything
 * is drawn once and shown or not; of a long one, what can be seen is drawn with the key that found it,
 * the rest right after.
 */
export function usePagedList<Item>({ listed, all, pageSize }: List<Item>) {
  const [more, setMore] = useState({ of: listed, pages: 0 });
  const pages = more.of === listed ? more.pages : 0;
  const limit = pageSize * (pages + 1);
  const page = useMemo(() => listed.slice(0, limit), [listed, limit]);
  const settled = useDeferredValue(page);
  const isShort = all.length <= pageSize;
  const inReserve = useMemo(() => (isShort ? without(all, page) : []), [isShort, all, page]);
  return {
    shown: isShort ? page : inTwoSteps(page, settled),
    /** Drawn but not shown. */
    inReserve,
    /** How many of the list are on no page yet, if the list has so many items. */
    left: (total: number) => (listed.length > limit ? total - limit : 0),
    showMore: () => setMore({ of: listed, pages: pages + 1 }),
  };
}

function without<Item>(all: readonly Item[], those: readonly Item[]): readonly Item[] {
  const taken = new Set(those);
  return all.filter((item) => !taken.has(item));
}
