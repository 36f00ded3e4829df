import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import styles from './embed.module.css';

interface Props {
  /** The page that says more, with its host, and what its link says. */
  href: string;
  back: string;
  /** What must be known first, such as that the people are examples. */
  notice: string | undefined;
  children: ReactNode;
}

/**
 * What a frame on another site shows, and the one way back, in a new tab, because the page around
 * it may hold a half-written form.
 */
export function EmbedCard({ href, back, notice, children }: Props) {
  return (
    <div className={styles.card}>
      {children}
      <p className={styles.back}>
        <ExternalLink href={href}>{back}</ExternalLink>
      </p>
      {notice && <p className={styles.notice}>{notice}</p>}
    </div>
  );
}
