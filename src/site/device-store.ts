/** What the site keeps on the visitor's device: the complete list, told on the privacy page. */
export type StoredKey =
  | 'theme'
  | 'mail-choice'
  | 'requests'
  | 'shortlist'
  | 'listened'
  | 'planner'
  | 'keeping'
  | 'searches'
  | 'search-slash'
  | `draft:${string}`;

/** A stored value, if it is there and is what is expected; anything else, closed storage included, gives undefined. */
export function readStored<Value>(
  key: StoredKey,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value on the device. False where storage is closed or full. */
export function keepStored(key: StoredKey, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a value, where storage allows. */
export function forgetStored(key: StoredKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Closed storage holds nothing to forget.
  }
}
