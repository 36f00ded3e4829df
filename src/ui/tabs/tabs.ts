import type { ReactNode } from 'react';
import { placeAt } from '#ui/fragment/fragment.ts';

export interface Tab {
  /** The id of the section, and so the fragment of its URL. */
  id: string;
  label: string;
  /** The target of the link before hydration; the section by default. */
  href?: string;
  /** A drawing before the label, which says nothing that the label does not. */
  mark?: ReactNode;
}

/** The id of the tab that shows a section. */
export function tabIdOf(panelId: string): string {
  return `${panelId}-tab`;
}

/**
 * The tab that a key leads to (WAI-ARIA tabs pattern: arrows wrap, Home, End); undefined for other
 * keys.
 */
export function tabAfter(key: string, tabs: readonly Tab[], chosen: string): Tab | undefined {
  const index = tabs.findIndex(({ id }) => id === chosen);
  const tabByKey: Readonly<Record<string, Tab | undefined>> = {
    ArrowRight: tabs[(index + 1) % tabs.length],
    ArrowLeft: tabs.at(index - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  };
  return tabByKey[key];
}

/**
 * The tab of a fragment (`#…`): the one whose section is or contains its target, the first for an
 * empty fragment. Undefined where the target is elsewhere or missing.
 */
export function tabAt(hash: string, tabs: readonly Tab[]): Tab | undefined {
  if (hash === '' || hash === '#') return tabs[0];
  const place = placeAt(hash);
  return tabs.find(({ id }) => document.getElementById(id)?.contains(place));
}

const controls = 'a[href], button, input, select, textarea, summary, iframe, audio, video';

/**
 * Names the sections of tabs by their tabs and shows the chosen one. Missing sections are skipped.
 */
export function showPanel(tabs: readonly Tab[], chosen: string): void {
  for (const { id } of tabs) {
    const panel = document.getElementById(id);
    if (!panel) continue;
    panel.dataset['live'] = '';
    panel.setAttribute('aria-labelledby', tabIdOf(id));
    panel.hidden = id !== chosen;
    // A panel without focusable content is focusable itself, so that the keyboard can scroll it.
    if (panel.querySelector(controls)) panel.removeAttribute('tabindex');
    else panel.tabIndex = 0;
  }
}
