import * as device from '#site/device.ts';
import { fold } from '#site/search/fold.ts';
import { minQueryLength } from './search-state.ts';

const mostKept = 6;

/** The longest search that is read back, in characters. */
const longestKept = 100;

/**
 * Returns kept searches with one more, the newest first. The same words in other letters are one
 * search; too short a search is none.
 */
export function withRecent(searches: readonly string[], query: string): readonly string[] {
  const words = query.trim().replace(/\s+/g, ' ');
  if (words.length < minQueryLength) return searches;
  const others = searches.filter((search) => fold(search) !== fold(words));
  return [words, ...others].slice(0, mostKept);
}

/** Recent searches as the device keeps them: a list, or `false` if the visitor wants none kept. */
export type KeptSearches = readonly string[] | false;

/** Returns the kept searches; an empty list where there are none, or none can be kept. */
export function keptSearches(): KeptSearches {
  return device.read('searches', isKept) ?? [];
}

/** Keeps a search that the visitor has used, unless none are to be kept. */
export function rememberSearch(query: string): void {
  const kept = keptSearches();
  if (kept === false) return;
  const next = withRecent(kept, query);
  if (next.length > 0) device.save('searches', next);
}

export function isKeeping(): boolean {
  return keptSearches() !== false;
}

export function forgetSearches(): void {
  device.remove('searches');
}

/** Switches the keeping of searches on or off; off deletes those that are kept. */
export function keepSearches(isOn: boolean): void {
  if (isOn) device.remove('searches');
  else device.save('searches', false);
}

function isKept(value: unknown): value is KeptSearches {
  return (
    value === false ||
    (Array.isArray(value) &&
      value.length <= mostKept &&
      value.every((search) => typeof search === 'string' && search.length <= longestKept))
  );
}

/**
 * Whether the / key opens the search (WCAG 2.1.4); it does until the visitor switches it off.
 * `enhanceSearch` reads the same entry of the storage.
 */
export function isSlashOn(): boolean {
  const isOff = (value: unknown): value is 'off' => value === 'off';
  const onThisPage = document.documentElement.dataset['slash'];
  return onThisPage !== 'off' && device.read('search-slash', isOff) === undefined;
}

/** Switches the / key, for this page at once and, where the device keeps it, for the next ones. */
export function switchSlash(isOn: boolean): void {
  if (isOn) {
    delete document.documentElement.dataset['slash'];
    device.remove('search-slash');
  } else {
    document.documentElement.dataset['slash'] = 'off';
    device.save('search-slash', 'off');
  }
}

/** Whether the browser lets this site keep anything on the device. */
export function isStorageOpen(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
