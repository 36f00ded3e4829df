import type { StoredKey } from './device-keys.ts';

/**
 * Returns the stored value if `isValue` accepts it; undefined otherwise, also where storage is
 * blocked or not JSON.
 */
export function read<Value>(
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

/** Stores a value as JSON. Returns false where storage is blocked or full. */
export function save(key: StoredKey, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes a value. Does nothing where storage is blocked. */
export function remove(key: StoredKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

/**
 * Milliseconds for which the address of a saved file is valid, because Safari asks the visitor
 * first and reads the file after that.
 */
const fileLife = 60_000;

/**
 * Downloads a text to the visitor’s device as a file with this name and media type; nothing is
 * sent.
 */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), fileLife);
}
