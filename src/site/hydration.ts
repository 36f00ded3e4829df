import { useSyncExternalStore } from 'react';

/**
 * When an island comes alive: as idleWithinASecond as the page is idle, and at the latest after a second (in milliseconds).
 * A busy phone, or a page in a window behind another, may never be idle.
 */
export const idleWithinASecond = { timeout: 1000 } as const;

const never = () => () => {};

/** False in the page as it was built, true once this browser has taken it over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
