import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button/Button.tsx';
import styles from './with-more.module.css';

interface MoreProps {
  /** How many items the next press brings. */
  next: number;
  onMore: () => void;
  children?: ReactNode;
}

/** Items, and the button for more of them. The first control of the first new item takes focus from the button. */
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
 * The part of a list that the page shows, page after page: everything that it was built with until the list
 * changes, then as many as a page holds.
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
