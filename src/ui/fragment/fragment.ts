/** Returns the name in a fragment, `a b` for `#a%20b`; empty if its percent-encoding is broken. */
export function nameInFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment.slice(1));
  } catch {
    return '';
  }
}

/** The element that a fragment (`#…`) names; null if there is none. */
export function placeAt(fragment: string): HTMLElement | null {
  return document.getElementById(nameInFragment(fragment));
}

/**
 * Writes a name into the fragment of the address, so that reload, a shared link and Back restore
 * it. It replaces the history entry, because Back should leave the page instead of undoing each
 * arrow key.
 */
export function writeFragment(name: string): void {
  try {
    history.replaceState(history.state, '', `#${name}`);
  } catch {
    // Browsers limit the number of changes in a short time; the part is shown nevertheless.
  }
}
