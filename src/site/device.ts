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

/** Keeps a value on the device. False where storage is closed or full. */
export function save(key: StoredKey, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets a value, where storage allows. */
export function remove(key: StoredKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Closed storage holds nothing to forget.
  }
}

/** Whether the visitor's device holds something under a key; closed storage holds nothing. For scripts that every page loads. */
export function has(key: StoredKey): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Hands a text to the visitor as a file of a name and a media type; nothing leaves the device. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
