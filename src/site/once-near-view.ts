/** Calls `run` once, when the element is within `ahead` (a CSS margin) of the viewport. */
export function onceNearView(element: Element, run: () => void, ahead = '100px'): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      run();
    },
    { rootMargin: ahead },
  );
  observer.observe(element);
}
