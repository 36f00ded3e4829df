import type { StoredKey } from './device-keys.ts';

/** Returns the keys in storage that begin with `start`; none where storage is blocked. */
export function storedKeys(start: string): StoredKey[] {
  try {
    return Object.keys(localStorage).filter((key): key is StoredKey => key.startsWith(start));
  } catch {
    return [];
  }
}

/**
 * Stores several values as JSON, all or none, and makes the lists of this page read them, as the
 * lists of other tabs do. Returns `false` where storage is blocked or full; then nothing has
 * changed.
 */
export function saveAll(values: ReadonlyMap<StoredKey, unknown>): boolean {
  const before = new Map<StoredKey, string | null>();
  try {
    for (const [key, value] of values) {
      before.set(key, localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify(value));
    }
  } catch {
    restore(before);
    return false;
  }
  dispatchEvent(new StorageEvent('storage', { key: null }));
  return true;
}

/** Writes the former texts back. Removes the new ones first, so that there is room for all. */
function restore(texts: ReadonlyMap<StoredKey, string | null>): void {
  try {
    for (const key of texts.keys()) localStorage.removeItem(key);
    for (const [key, text] of texts) if (text !== null) localStorage.setItem(key, text);
  } catch {
    // Blocked storage was not changed.
  }
}
