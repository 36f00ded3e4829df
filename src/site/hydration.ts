import { useSyncExternalStore } from 'react';

/**
 * Options of `client:idle`: at the latest after 1 s, because a busy phone or a page in the
 * background may never be idle.
 */
export const idleWithinASecond = { timeout: 1000 } as const;

const subscribeToNothing = () => () => {};

/** False on the server and in the first render of hydration, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
