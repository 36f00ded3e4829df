import { keepStored, readStored } from '#site/device-store.ts';
import { type ContactRequest, historyFrom } from './request-history.ts';

/** The requests of this device, newest first, and whether it keeps them. */
export interface RequestState {
  requests: readonly ContactRequest[];
  kept: boolean;
}

/** What is known where there is no device: while a page is built. */
export const noRequests: RequestState = { requests: [], kept: true };

let state: RequestState | undefined;
const listeners = new Set<() => void>();

/** The requests there are, for `useSyncExternalStore`. */
export function currentRequests(): RequestState {
  state ??= { requests: stored() ?? [], kept: true };
  return state;
}

/** Changes the requests; what another tab wrote since is changed with them. */
export function changeRequests(
  change: (requests: readonly ContactRequest[]) => readonly ContactRequest[],
): void {
  const requests = change(stored() ?? currentRequests().requests);
  state = { requests, kept: keepStored('requests', requests) };
  for (const listener of listeners) listener();
}

/** Calls back at every change; returns how to stop. */
export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): ContactRequest[] | undefined {
  const value = readStored('requests', (found): found is unknown[] => Array.isArray(found));
  return value && historyFrom(value);
}
