import type { ReactNode } from 'react';
import styles from './tabs.module.css';
import { type Tab, tabIdOf } from './tabs.ts';

interface Props {
  tab: Tab;
  /** The chosen tab, where an island draws the sections; elsewhere `SectionTabs` makes panels of them. */
  chosen?: string | undefined;
  children: ReactNode;
}

/** One of the `TabbedSections`. Where its tab is seen, its heading is there for ears alone. */
export function TabSection({ tab: { id, label }, chosen, children }: Props) {
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      {...(chosen && {
        role: 'tabpanel',
        'aria-labelledby': tabIdOf(id),
        hidden: id !== chosen,
      })}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {label}
      </h2>
      {children}
    </section>
  );
}
