/**
 * Keys of everything the site stores in the visitor’s `localStorage`; the privacy page lists them
 * all.
 */
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

/** Whether anything is stored under a key, valid or not; `false` where storage is blocked. */
export function hasStored(key: StoredKey): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
