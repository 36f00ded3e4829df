import { useSyncExternalStore } from 'react';

/**
 * When an island comes alive: as soon as the page is idle, and at the latest after a second (in milliseconds).
 * A busy phone, or a page in a window behind another, may never be idle.
 */
export const soon = { timeout: 1000 } as const;

const never = () => () => {};

/** False in the page as it was built, true once this browser has taken it over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
