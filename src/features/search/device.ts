import * as device from '#site/device.ts';
import { fold } from '#site/search/fold.ts';
import { minQueryLength } from './search-state.ts';

const most = 6;

/**
 * The searches with one more, the newest first; the same words in other letters are one. Too short
 * a search is none.
 */
export function withRecent(searches: readonly string[], query: string): readonly string[] {
  const words = query.trim().replace(/\s+/g, ' ');
  if (words.length < minQueryLength) return searches;
  const others = searches.filter((search) => fold(search) !== fold(words));
  return [words, ...others].slice(0, most);
}

/** What the device keeps of searches: a list, or `false` where the visitor wants none kept. */
export type KeptSearches = readonly string[] | false;

/** What is kept now; an empty list where nothing is, or nothing can be. */
export function keptSearches(): KeptSearches {
  return device.read('searches', isKept) ?? [];
}

/** Keeps a search the visitor has used, unless none are to be kept. */
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

/** Switches the keeping on or off; off forgets what there was. */
export function keepSearches(isOn: boolean): void {
  if (isOn) device.remove('searches');
  else device.save('searches', false);
}

function isKept(value: unknown): value is KeptSearches {
  return (
    value === false ||
    (Array.isArray(value) &&
      value.length <= most &&
      value.every((one) => typeof one === 'string' && one.length <= 100))
  );
}

/**
 * Whether the / key opens the search (WCAG 2.1.4); it does until the visitor switches it off.
 * `enhanceSearch` reads the same key.
 */
export function isSlashOn(): boolean {
  const isOff = (value: unknown): value is 'off' => value === 'off';
  const here = document.documentElement.dataset['slash'];
  return here !== 'off' && device.read('search-slash', isOff) === undefined;
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

/** Whether the browser lets this site keep something on the device. */
export function isStorageOpen(): boolean {
  try {
    return localStorage.length >= 0;
  } catch {
    return false;
  }
}
