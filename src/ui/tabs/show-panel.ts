import { type Tab, tabIdOf } from './tabs.ts';

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
