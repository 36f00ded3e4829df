import { useSyncExternalStore } from 'react';
import {
  currentRequests,
  noRequests,
  type RequestState,
  subscribeToRequests,
} from './request-store.ts';

/** The requests kept on this device. `kept` is false where the browser keeps nothing. */
export function useRequests(): RequestState {
  return useSyncExternalStore(subscribeToRequests, currentRequests, () => noRequests);
}
