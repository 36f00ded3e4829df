import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './door-list.module.css';

interface ListProps {
  children: ReactNode;
}

/** A ruled list of links to further pages; it replaces a row of icon cards. */
export function DoorList({ children }: ListProps) {
  return (
    <ul className={styles.doors} role="list">
      {children}
    </ul>
  );
}

interface DoorProps {
  title: string;
  href: string;
  /** The sentence under the title; it may contain a link. */
  children: ReactNode;
}

/** One entry: the title is the link, and its click target covers the row. */
export function Door({ title, href, children }: DoorProps) {
  return (
    <li className={styles.door}>
      <h3 className={styles.title}>
        <a href={href}>{title}</a>
      </h3>
      <p className={styles.text}>{children}</p>
      <span className={styles.mark}>
        <Icon of={ArrowRight} />
      </span>
    </li>
  );
}
