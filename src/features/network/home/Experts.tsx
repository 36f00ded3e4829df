import type { ReactNode } from 'react';
import { Band } from '#ui/band/Band.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import styles from './home.module.css';

interface Props {
  /** The carousel, which names this part of the page itself. */
  children: ReactNode;
}

/** Our experts, and the way to all speakers. */
export function Experts({ children }: Props) {
  return (
    <Band ground="surface" space="home">
      {children}
      <div className={styles.after}>
        <ButtonLink href="/speakers/directory" tone="ghost">
          View All Speakers
        </ButtonLink>
      </div>
    </Band>
  );
}
