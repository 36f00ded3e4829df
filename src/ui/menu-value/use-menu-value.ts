import { useEffect, useRef } from 'react';

/** Milliseconds after which what waited for its script is visible. */
const shownBy = 500;

/**
 * For a `select` that is hidden until its script is here: Chromium builds no list for it, and tells no screen reader its
 * value. Laid out once more, it has one. Not while it has focus, which it would lose. Returns the ref of the menu.
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
