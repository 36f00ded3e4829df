/** A tab and the section of the page that it shows. */
export interface Tab {
  /** The id of the section, and so the anchor in the address. */
  id: string;
  label: string;
  /** Where its link leads until the row is live; the section if absent. */
  href?: string;
}

/** The id of the tab that shows a section. */
export function tabIdOf(panelId: string): string {
  return `${panelId}-tab`;
}

/** The tab that a key leads to (WAI-ARIA tabs pattern: arrows wrap, Home, End); undefined for other keys. */
export function tabAfter(key: string, tabs: readonly Tab[], chosen: string): Tab | undefined {
  const at = tabs.findIndex(({ id }) => id === chosen);
  switch (key) {
    case 'ArrowRight':
      return tabs[(at + 1) % tabs.length];
    case 'ArrowLeft':
      return tabs.at(at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}

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

const controls = 'a[href], button, input, select, textarea, summary, iframe, audio, video';

/** Makes panels of the sections that tabs name and shows one of them. A section that is missing is passed over. */
export function showPanel(page: Document, tabs: readonly Tab[], chosen: string): void {
  for (const { id } of tabs) {
    const panel = page.getElementById(id);
    if (!panel) continue;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tabIdOf(id));
    panel.hidden = id !== chosen;
    // A panel with nothing to stop at is a stop itself, so that keys can scroll it.
    if (panel.querySelector(controls)) panel.removeAttribute('tabindex');
    else panel.tabIndex = 0;
  }
}
