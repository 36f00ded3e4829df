/** Runs `then` once, when the element is within `ahead` (a CSS margin) of the viewport. */
export function onceNearView(element: Element, then: () => void, ahead = '100px'): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      then();
    },
    { rootMargin: ahead },
  );
  observer.observe(element);
}
