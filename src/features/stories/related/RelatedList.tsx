import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import styles from './related.module.css';

interface ListProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One column of what a story leads to; nothing where there is nothing. */
export function RelatedList({ id, title, children }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list} role="list">
        {children}
      </ul>
    </section>
  );
}

interface ItemProps {
  title: string;
  href: string;
  children: ReactNode;
}

/** One thing in it: its name as the way there, and a line about it. Other sites open in a new tab. */
export function RelatedItem({ title, href, children }: ItemProps) {
  return (
    <li>
      {href.startsWith('/') ? (
        <a className={styles.link} href={href}>
          {title}
        </a>
      ) : (
        <ExternalLink className={styles.link} href={href}>
          {title}
        </ExternalLink>
      )}
      <p className={styles.text}>{children}</p>
    </li>
  );
}
