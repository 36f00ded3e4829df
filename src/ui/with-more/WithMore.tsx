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
 * Items, and the button for more of them. The first control of the first new item takes focus from
 * the button.
 */
export function WithMore({ next, onMore, children }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);

  function showMore({ currentTarget }: MouseEvent<HTMLElement>) {
    const controls = () => [...(place.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = controls().indexOf(currentTarget);
    flushSync(onMore);
    controls()[at]?.focus();
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
 * The part of a list that the page shows, page after page: everything that it was built with until
 * the list changes, then as many as a page holds.
 */
export function usePages<Item>(listed: readonly Item[], pageSize: number) {
  const [more, setMore] = useState({ of: listed, pages: Number.POSITIVE_INFINITY });
  const pages = more.of === listed ? more.pages : 1;
  const limit = pageSize * pages;
  return {
    page: useMemo(() => listed.slice(0, limit), [listed, limit]),
    /** How many the next press brings. */
    next: Math.max(0, Math.min(pageSize, listed.length - limit)),
    showMore: () => setMore({ of: listed, pages: pages + 1 }),
  };
}

/** About as many cards as a frame can lay out on a slow phone. */
const step = 6;

/**
 * The items to render now, in their order: those that stay where they are, and six of the others,
 * which are new or move (to the browser the same work); six more follow in a transition after each
 * paint until all are there. A keystroke then waits for the layout of a few cards instead of a
 * whole page of them, and one that comes in between saves the rest.
 */
export function useInSteps<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const [rendered, setRendered] = useState(items);
  const next = useMemo(() => nextStep(rendered, items), [rendered, items]);
  useEffect(() => startTransition(() => setRendered(next)), [next]);
  return next;
}

/**
 * What is rendered after `old` on the way to `items`. As React does it, an item moves unless it
 * comes later in the old order than every item that stays before it.
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
