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
