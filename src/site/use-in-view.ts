import { type RefCallback, useCallback, useRef } from 'react';

/**
 * A place for the `ref` of an element, and whether the window shows some of it, as the browser said last: to ask the
 * element itself would have the page laid out. Until the browser has spoken, it is shown.
 */
export function useInView(): { place: RefCallback<Element>; isInView: () => boolean } {
  const known = useRef(true);
  const place = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      known.current = entries.at(-1)?.isIntersecting ?? true;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      known.current = true;
    };
  }, []);
  return { place, isInView: () => known.current };
}
