import type { Tab } from './tabs.ts';

/**
 * The tab that the end of an address (`#…`) asks for: the one whose section it names or lies in, the first
 * if it is empty. A place elsewhere or nowhere asks for none.
 */
export function tabAt(page: Document, hash: string, tabs: readonly Tab[]): Tab | undefined {
  if (hash === '' || hash === '#') return tabs[0];
  const place = placeAt(page, hash);
  return tabs.find(({ id }) => page.getElementById(id)?.contains(place));
}

/** The element that the end of an address names; null if there is none, or it is broken. */
export function placeAt(page: Document, hash: string): HTMLElement | null {
  try {
    return page.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Writes the chosen tab into the address, so that reload, a shared link and Back find it. It replaces the
 * entry: tabs are views of one page, and Back should leave it, not walk through every arrow key.
 */
export function writeTab(id: string): void {
  try {
    history.replaceState(history.state, '', `#${id}`);
  } catch {
    // Browsers refuse too many changes in a short time; the tab is open all the same.
  }
}
