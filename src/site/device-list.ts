import { useSyncExternalStore } from 'react';
import * as device from './device.ts';
import type { StoredKey } from './device-keys.ts';

interface DeviceList<Item> {
  items: readonly Item[];
  isSaved: boolean;
}

/**
 * A list in `localStorage` that all tabs share, empty in the built page and its first render. `itemsIn` reads the stored
 * array, which anybody may have edited. Where storage is closed or full, the list lives until the page is left.
 */
export function deviceList<Item>(key: StoredKey, itemsIn: (stored: unknown[]) => readonly Item[]) {
  const empty: DeviceList<Item> = { items: [], isSaved: true };
  let state: DeviceList<Item> | undefined;
  const listeners = new Set<() => void>();

  function stored(): readonly Item[] | undefined {
    const array = device.read(key, (value): value is unknown[] => Array.isArray(value));
    return array && itemsIn(array);
  }

  function set(next: DeviceList<Item>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** The list now: the same object until it changes, as `useSyncExternalStore` asks. */
  function current(): DeviceList<Item> {
    state ??= { items: stored() ?? [], isSaved: true };
    return state;
  }

  /** Applies a change to the stored list, which another tab may have written since, and saves the result. */
  function change(next: (items: readonly Item[]) => readonly Item[]): void {
    const { items, isSaved } = current();
    const changed = next((isSaved && stored()) || items);
    set({ items: changed, isSaved: device.save(key, changed) });
  }

  /** Another tab wrote the list, or cleared the whole storage: then `event.key` is null. */
  function readOtherTab(event: StorageEvent): void {
    if (event.key === key || event.key === null) set({ items: stored() ?? [], isSaved: true });
  }

  /** The page returns from the back/forward cache, where it receives no storage events. */
  function readAfterReturn({ persisted }: PageTransitionEvent): void {
    const items = current().isSaved ? stored() : undefined;
    if (persisted && items) set({ items, isSaved: true });
  }

  /** Calls `listener` after every change in this tab or another. Returns a function that ends this. */
  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', readOtherTab);
      addEventListener('pageshow', readAfterReturn);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      removeEventListener('storage', readOtherTab);
      removeEventListener('pageshow', readAfterReturn);
    };
  }

  return {
    current,
    change,
    subscribe,
    use: () => useSyncExternalStore(subscribe, current, () => empty),
  };
}
