/** How long a mail or calendar program may take to come to the front, in milliseconds. */
const patienceWithPrograms = 1500;

/**
 * Whether the visitor left for another program: resolves to true at the first blur, page hide or
 * change of visibility, to false when none came within `patience` milliseconds. There is no other
 * way to learn whether a `mailto:` or `webcal:` link did anything.
 */
export function leavesWithin(page: Window, patience = patienceWithPrograms): Promise<boolean> {
  return new Promise((resolve) => {
    const signals = ['blur', 'pagehide', 'visibilitychange'] as const;
    const timer = setTimeout(() => settle(false), patience);
    const leave = () => settle(true);
    for (const signal of signals) page.addEventListener(signal, leave);

    function settle(left: boolean) {
      clearTimeout(timer);
      for (const signal of signals) page.removeEventListener(signal, leave);
      resolve(left);
    }
  });
}

/** Calls once, when an element is about to come into view: a little before it does, or as far `ahead` as is asked. */
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
