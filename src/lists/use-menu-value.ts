import { useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after which what waited for its script is visible. */
const shownBy = 500;

/**
 * Makes screen readers say the value of a `select`, and its changes, on a page whose address has a
 * query: there it is hidden until its script has read the query (`data-asked`). Chromium leaves the
 * options of such a menu out of the accessibility tree, also once it is visible, or gives them
 * another parent; an element that comes when its place is visible has them. Elsewhere nothing
 * happens, because Orca leaves what it reads for a menu that comes. A menu that has the focus is
 * left alone, because it would lose it.
 *
 * Returns `ref` and, which makes it another element, `key`.
 */
export function useMenuValue() {
  const ref = useRef<HTMLSelectElement>(null);
  const [key, setKey] = useState('first');
  useLayoutEffect(() => {
    if (document.documentElement.dataset['asked'] === undefined) return undefined;
    const timer = setTimeout(() => {
      if (ref.current && ref.current !== document.activeElement) setKey('shown');
    }, shownBy);
    return () => clearTimeout(timer);
  }, []);
  return { ref, key };
}
