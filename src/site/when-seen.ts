/** Does something once, when an element comes into view. */
export function whenSeen(element: Element, then: () => void): void {
  new IntersectionObserver(([entry], observer) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    then();
  }).observe(element);
}
