import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button/Button.tsx';
import styles from './with-more.module.css';

interface MoreProps {
  /** The number of items that a press adds; without any, there is no button. */
  next: number;
  onMore: () => void;
  children?: ReactNode;
}

/**
 * Items with the button for more of them. After a press, the first control of the first new item
 * has the focus.
 */
export function WithMore({ next, onMore, children }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);

  function showMore({ currentTarget }: MouseEvent<HTMLElement>) {
    const controls = () => [...(place.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const index = controls().indexOf(currentTarget);
    flushSync(onMore);
    // The new items stand where the button was, so the first new control gets its index.
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
  const [shown, setShown] = useState({ list: listed, pages: Number.POSITIVE_INFINITY });
  const pages = shown.list === listed ? shown.pages : 1;
  const limit = pageSize * pages;
  return {
    page: useMemo(() => listed.slice(0, limit), [listed, limit]),
    /** The number of items that the next press adds. */
    next: Math.max(0, Math.min(pageSize, listed.length - limit)),
    showMore: () => setShown({ list: listed, pages: pages + 1 }),
  };
}
