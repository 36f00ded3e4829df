import { useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds after which the parts that waited for their script are visible. */
const shownBy = 500;

/**
 * Makes screen readers say the value of a `select`, and its changes, on a page whose address has a
 * query string. Returns the `ref` and the `key` of the `select`; a new `key` replaces the element.
 *
 * On such a page the `select` is hidden until its script has read the query (`data-asked`).
 * Chromium then leaves its options out of the accessibility tree even once it is visible, or gives
 * them another parent. An element that is added while its place is visible has them, so the
 * `select` is replaced once. On other pages it is not, because Orca stops reading for a menu that
 * appears. A menu that has the focus is not replaced either, because it would lose the focus.
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
