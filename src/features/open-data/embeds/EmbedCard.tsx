import type { ReactNode } from 'react';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import styles from './embed.module.css';

interface Props {
  /** The full address of the page that says more. */
  href: string;
  /** The words of the link to that page. */
  back: string;
  /** A sentence for readers on the other site, such as that the people are examples. */
  notice: string | undefined;
  children: ReactNode;
}

/**
 * The contents of a frame on another site, and a link back to this one. The link opens a new tab,
 * because the page around the frame may hold a half-written form.
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
