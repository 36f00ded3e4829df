import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button/Button.tsx';
import styles from './with-more.module.css';

interface MoreProps {
  next: number;
  onMore: () => void;
  children?: ReactNode;
}

/**
 * Items with the button for more of them. After a press, the first control of the first new item
 * has the focus. `next` is the number of items that a press adds.
 */
export function WithMore({ next, onMore, children }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);

  function showMore({ currentTarget }: MouseEvent<HTMLElement>) {
    const controls = () => [...(place.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const index = controls().indexOf(currentTarget);
    flushSync(onMore);
    controls()[index]?.focus();
  }

  return (
    <div ref={place}>
      {children}
      {next > 0 && (
        <div className={styles.more} data-with-script="">
          <Button tone="ghost" onClick={showMore}>
            Show {next} more
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Returns the part of a list that the page shows. That is everything until the list changes for the
 * first time, because the page was built with it; then one page, and one more after each
 * `showMore`.
 */
export function usePages<Item>(listed: readonly Item[], pageSize: number) {
  const [more, setMore] = useState({ of: listed, pages: Number.POSITIVE_INFINITY });
  const pages = more.of === listed ? more.pages : 1;
  const limit = pageSize * pages;
  return {
    page: useMemo(() => listed.slice(0, limit), [listed, limit]),
    /** The number of items that the next press adds. */
    next: Math.max(0, Math.min(pageSize, listed.length - limit)),
    showMore: () => setMore({ of: listed, pages: pages + 1 }),
  };
}

/** The number of cards that a slow phone can lay out in about a frame. */
const step = 6;

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
 * Returns the items to render after `old` on the way to `items`. By the rule of React, an item
 * moves unless it is later in the old order than every item that stays before it.
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
    if (place > last) {
      last = place;
      return true;
    }
    taken += 1;
    return taken <= step;
  });
  return next.length === items.length ? items : next;
}
