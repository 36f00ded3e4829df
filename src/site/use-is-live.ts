import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as it was built, true once this browser has taken it over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
