import { useEffect, useRef } from 'react';

/** Milliseconds after which what waited for its script is visible. */
const shownBy = 500;

/**
 * Makes screen readers say the value of a `select` that is hidden until its script runs. Chromium leaves
 * the options of such a menu out of the accessibility tree, also once it is visible; laying it out again
 * adds them. A menu that has the focus is left alone, because it would lose it. Returns the menu's ref.
 */
export function useMenuValue() {
  const menu = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { current } = menu;
      if (!current || current === document.activeElement) return;
      current.style.display = 'none';
      current.getBoundingClientRect();
      current.style.display = '';
    }, shownBy);
    return () => clearTimeout(timer);
  }, []);
  return menu;
}
