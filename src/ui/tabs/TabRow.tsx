import type { KeyboardEvent, MouseEvent } from 'react';
import { isComposing } from '../keys/composing.ts';
import styles from './tabs.module.css';
import { type Tab, tabAfter, tabIdOf } from './tabs.ts';

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** The id of the chosen tab; undefined until hydration. */
  chosen: string | undefined;
  /** The id of the panel that all tabs control; absent where each tab has its own. */
  panel?: string;
  onChoose: (id: string) => void;
}

/**
 * A row of tabs (WAI-ARIA tabs pattern, automatic activation; docs/requirements/accessibility.md,
 * section 4). Until hydration each tab works as a link. The roles are in the built HTML, because
 * Chromium does not tell a screen reader when a role changes.
 */
export function TabRow({ label, tabs, chosen, panel, onChoose }: Props) {
  function chooseByClick(event: MouseEvent, id: string) {
    if (chosen === undefined || isModified(event)) return;
    event.preventDefault();
    onChoose(id);
  }

  const open = chosen ?? tabs[0]?.id ?? '';

  function chooseByKey(event: KeyboardEvent) {
    if (isModified(event) || isComposing(event)) return;
    const next = tabAfter(event.key, tabs, open);
    // Space would scroll the page, because the tabs are links.
    if (next || event.key === ' ') event.preventDefault();
    if (!next) return;
    onChoose(next.id);
    document.getElementById(tabIdOf(next.id))?.focus();
  }

  return (
    <nav
      className={`row ${styles.row}`}
      role="tablist"
      aria-label={label}
      onKeyDown={chooseByKey}
      data-moves="ArrowLeft ArrowRight Home End"
      data-of={panel ? 'one' : 'many'}
      data-with-script=""
      data-print="none"
    >
      {tabs.map(({ id, label, mark, href = `#${id}` }) => (
        <a
          key={id}
          id={tabIdOf(id)}
          className={`target ${styles.tab}`}
          href={href}
          onClick={(event) => chooseByClick(event, id)}
          role="tab"
          aria-selected={id === open}
          aria-controls={panel ?? id}
          {...(chosen && { 'data-live': '', tabIndex: id === chosen ? 0 : -1 })}
        >
          {mark}
          {label}
        </a>
      ))}
    </nav>
  );
}

/**
 * Whether a modifier key is down, which gives the event another meaning, such as a new browser tab.
 */
function isModified(event: KeyboardEvent | MouseEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
