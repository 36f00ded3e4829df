import type { ReactNode } from 'react';
import styles from './band.module.css';

interface Props {
  children: ReactNode;
  gap?: 'small' | 'normal' | 'large';
}

/** Things below each other with one even gap. */
export function Stack({ children, gap = 'normal' }: Props) {
  return (
    <div className={styles.stack} data-gap={gap}>
      {children}
    </div>
  );
}
