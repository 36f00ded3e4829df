import { useSyncExternalStore } from 'react';
import {
  currentShortlist,
  noShortlist,
  type ShortlistState,
  subscribeToShortlist,
} from './shortlist-store.ts';

/** The shortlist of this device. `kept` is false where the browser keeps nothing. */
export function useShortlist(): ShortlistState {
  return useSyncExternalStore(subscribeToShortlist, currentShortlist, () => noShortlist);
}
