import type { ReactNode } from 'react';
import styles from './story-drawing.module.css';

interface Props {
  ground: 'cold' | 'warm';
  /** The id of the heading inside that names the band. */
  labelledBy: string;
  /** The drawing, or the player that has it as its track. */
  drawing: ReactNode;
  /** Stands above the drawing. */
  before?: ReactNode;
  /** Stands below it. */
  children?: ReactNode;
}

/** A band of a page with a conversation from the left margin to the right edge of the window. */
export function TalkBand({ ground, labelledBy, drawing, before, children }: Props) {
  return (
    <section className={styles.band} data-ground={ground} aria-labelledby={labelledBy}>
      {before && <div className={`page-width ${styles.before}`}>{before}</div>}
      <div className={styles.bleed}>{drawing}</div>
      {children && <div className={`page-width ${styles.after}`}>{children}</div>}
    </section>
  );
}
