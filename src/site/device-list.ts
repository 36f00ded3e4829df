import { useSyncExternalStore } from 'react';
import * as device from './device.ts';
import type { StoredKey } from './device-keys.ts';
import { type Removal, removalsFrom, withRestored } from './removal.ts';

interface DeviceList<Item> {
  items: readonly Item[];
  isSaved: boolean;
  /** The removals of this page that can be undone, the last one at the end. */
  removed: readonly (readonly Removal<Item>[])[];
}

interface Definition<Item> {
  key: StoredKey;
  /** Reads the stored array, which anybody may have edited. */
  itemsIn: (stored: readonly unknown[]) => readonly Item[];
  idOf: (item: Item) => string;
  /** The most items. `undo` refuses to exceed it; whoever calls `change` must see to it too. */
  limit: number;
}

const listsOfPage = new Map<StoredKey, () => readonly unknown[]>();

/**
 * Returns the items of a list as this page has them, also where the browser stores nothing. Where
 * no part of the page uses the list, returns the stored items, unchecked.
 */
export function itemsNow(key: StoredKey): readonly unknown[] {
  return listsOfPage.get(key)?.() ?? device.read(key, isArray) ?? [];
}

function isArray(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/**
 * Returns a list in `localStorage` that all tabs share. It is empty in the built page and in the
 * first render. Where storage is blocked or full, the list lives until the page is left. `undo`
 * puts back what `remove` has taken out, also until the page is left.
 */
export function deviceList<Item>({ key, itemsIn, idOf, limit }: Definition<Item>) {
  const empty: DeviceList<Item> = { items: [], isSaved: true, removed: [] };
  let state: DeviceList<Item> | undefined;
  const listeners = new Set<() => void>();

  function stored(): readonly Item[] | undefined {
    const array = device.read(key, isArray);
    return array && itemsIn(array);
  }

  /** Shows a list, and forgets the removals whose items are all on it again. */
  function set(next: DeviceList<Item>): void {
    const ids = new Set(next.items.map(idOf));
    const removed = next.removed.filter((removals) =>
      removals.some(({ item }) => !ids.has(idOf(item))),
    );
    state = { ...next, removed };
    for (const listener of listeners) listener();
  }

  /** Returns the same object until the list changes, as `useSyncExternalStore` requires. */
  function current(): DeviceList<Item> {
    state ??= { ...empty, items: stored() ?? [] };
    return state;
  }

  /**
   * Returns the stored items, which another tab may have changed, or the items of this page where
   * they could not be stored.
   */
  function latest(): readonly Item[] {
    const { items, isSaved } = current();
    return (isSaved && stored()) || items;
  }

  function save(items: readonly Item[], removed: DeviceList<Item>['removed']): void {
    set({ items, isSaved: device.save(key, items), removed });
  }

  /** Applies a change to the latest list and saves the result. */
  function change(next: (items: readonly Item[]) => readonly Item[]): void {
    save(next(latest()), current().removed);
  }

  /** Removes the items that `isRemoved` picks. `undo` puts them back. */
  function remove(isRemoved: (item: Item) => boolean): void {
    const items = latest();
    const removals = removalsFrom(items, isRemoved);
    if (removals.length === 0) return;
    const { removed } = current();
    save(
      items.filter((item) => !isRemoved(item)),
      [...removed, removals],
    );
  }

  /** Puts the last removal back in place. Returns its items; none where the list has no room. */
  function undo(): readonly Item[] {
    const { removed } = current();
    const removals = removed.at(-1) ?? [];
    const items = withRestored(latest(), removals, idOf);
    if (items.length > limit) return [];
    save(items, removed.slice(0, -1));
    return removals.map(({ item }) => item);
  }

  /** Forgets all removals, so that `undo` has nothing to put back. */
  function forgetRemovals(): void {
    set({ ...current(), removed: [] });
  }

  function readAgain(): void {
    set({ ...current(), items: stored() ?? [], isSaved: true });
  }

  /** Reads a list that another tab has written, or cleared with all storage (`key` is null). */
  function readOtherTab(event: StorageEvent): void {
    if (event.key === key || event.key === null) readAgain();
  }

  /** Reads the list when the page returns from the back/forward cache, which gets no events. */
  function readAfterReturn({ persisted }: PageTransitionEvent): void {
    if (persisted && current().isSaved) readAgain();
  }

  /**
   * Calls `listener` after every change in this tab or another. Returns a function that ends this.
   */
  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', readOtherTab);
      addEventListener('pageshow', readAfterReturn);
      // On a shared computer, the next person who presses Back must not bring deleted items back.
      addEventListener('pagehide', forgetRemovals);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      removeEventListener('storage', readOtherTab);
      removeEventListener('pageshow', readAfterReturn);
      removeEventListener('pagehide', forgetRemovals);
    };
  }

  listsOfPage.set(key, latest);
  return {
    current,
    latest,
    change,
    remove,
    undo,
    forgetRemovals,
    subscribe,
    use: () => useSyncExternalStore(subscribe, current, () => empty),
  };
}
