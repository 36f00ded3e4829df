import type { StoredKey } from './device-store.ts';

/** Whether the visitor's device holds something under a key; closed storage holds nothing. For scripts that every page loads. */
export function isStored(key: StoredKey): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
