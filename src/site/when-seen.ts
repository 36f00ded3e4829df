/** Calls once, when an element is about to come into view: a little before it does. */
export function whenSeen(element: Element, then: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      then();
    },
    { rootMargin: '100px' },
  );
  observer.observe(element);
}
