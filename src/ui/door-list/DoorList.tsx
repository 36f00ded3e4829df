import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import rows from '#ui/ruled-list/ruled-list.module.css';
import styles from './door-list.module.css';

interface Door {
  title: string;
  href: string;
  text: ReactNode;
}

/**
 * A ruled list of links to further pages. The title is the link, and its click target covers the
 * row.
 */
export function DoorList({ doors }: { doors: readonly Door[] }) {
  return (
    <ul className={rows.lined} role="list">
      {doors.map(({ title, href, text }) => (
        <li key={href} className={styles.door}>
          <h3 className={styles.title}>
            <a href={href}>{title}</a>
          </h3>
          <p className={`quiet ${styles.text}`}>{text}</p>
          <span className={styles.mark}>
            <Icon of={ArrowRight} />
          </span>
        </li>
      ))}
    </ul>
  );
}
