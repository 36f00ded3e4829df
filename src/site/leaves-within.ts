/** Milliseconds that a mail or calendar program may take to open. */
const patience = 1500;

/**
 * Resolves to whether the visitor left for another program: `true` at the first blur, page hide or
 * change of visibility within 1.5 s. There is no other way to learn whether a `mailto:` or
 * `webcal:` link opened anything.
 */
export function leavesWithin(page: Window): Promise<boolean> {
  return new Promise((resolve) => {
    const signals = ['blur', 'pagehide', 'visibilitychange'] as const;
    const timer = setTimeout(() => settle(false), patience);
    const leave = () => settle(true);
    for (const signal of signals) page.addEventListener(signal, leave);

    function settle(hasLeft: boolean) {
      clearTimeout(timer);
      for (const signal of signals) page.removeEventListener(signal, leave);
      resolve(hasLeft);
    }
  });
}
