import type { StoredKey } from '#site/device.ts';
import * as device from '#site/device.ts';
import type { Choice } from './shortlist.ts';
import { choicesFrom } from './stored-choices.ts';

/** The shortlist of this device, first choice first, and whether the device keeps it. */
export interface ShortlistState {
  choices: readonly Choice[];
  kept: boolean;
}

const key: StoredKey = 'shortlist';

/** What is known where there is no device: while a page is built. */
export const noShortlist: ShortlistState = { choices: [], kept: true };

let state: ShortlistState | undefined;
const listeners = new Set<() => void>();

/** The shortlist there is, for `useSyncExternalStore`. */
export function currentShortlist(): ShortlistState {
  state ??= { choices: stored() ?? [], kept: true };
  return state;
}

/**
 * Changes the shortlist; what another tab wrote since is changed with it. Where the browser keeps
 * nothing, the list lives as long as the page.
 */
export function changeShortlist(change: (choices: readonly Choice[]) => readonly Choice[]): void {
  const { choices, kept } = currentShortlist();
  const next = change((kept && stored()) || choices);
  put({ choices: next, kept: device.save(key, next) });
}

/** Calls back at every change, in this tab or another; returns how to stop. */
export function subscribeToShortlist(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', follow);
    addEventListener('pageshow', comeBack);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', follow);
    removeEventListener('pageshow', comeBack);
  };
}

/** Another tab wrote; without a key it has cleared everything. */
function follow(event: StorageEvent): void {
  if (event.key === key || event.key === null) put({ choices: stored() ?? [], kept: true });
}

/** The page was asleep behind another one, which may have changed the list. */
function comeBack({ persisted }: PageTransitionEvent): void {
  const choices = currentShortlist().kept ? stored() : undefined;
  if (persisted && choices) put({ choices, kept: true });
}

function stored(): Choice[] | undefined {
  const value = device.read(key, (found): found is unknown[] => Array.isArray(found));
  return value && choicesFrom(value);
}

function put(next: ShortlistState): void {
  state = next;
  for (const listener of listeners) listener();
}
