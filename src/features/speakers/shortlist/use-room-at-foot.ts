import { useEffect, useRef } from 'react';

const room = '--room-at-foot';

/**
 * Keeps the height of a bar at the foot of the window in `--room-at-foot`, as long as the bar is there:
 * the page scrolls what has focus clear of it, and ends above it (WCAG 2.4.12).
 */
export function useRoomAtFoot<Bar extends HTMLElement>() {
  const ref = useRef<Bar>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() =>
      style.setProperty(room, `${Math.ceil(bar.getBoundingClientRect().height)}px`),
    );
    measure.observe(bar);
    document.addEventListener('focusin', showWhole);
    return () => {
      measure.disconnect();
      document.removeEventListener('focusin', showWhole);
      style.removeProperty(room);
    };
  }, []);
  return ref;
}

/** Firefox scrolls to what has focus only if it shows nothing of it. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }
}
