/** Calls once, when an element is about to come into view: a little before it does, or as far `ahead` as is asked. */
export function whenSeen(element: Element, then: () => void, ahead = '100px'): void {
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
