import type { ReactNode } from 'react';
import styles from './band.module.css';

export interface BandProps {
  children: ReactNode;
  ground?: 'paper' | 'surface' | 'cold' | 'warm';
  /** The id of the heading inside that names this section; without it the band is not a region. */
  labelledBy?: string;
  id?: string;
  /** `list` has little space above: for pages that begin with a list. */
  space?: 'home' | 'list';
}

/** A full-width section of a page, with the page's margins and one ground. */
export function Band({ children, ground = 'paper', labelledBy, id, space }: BandProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      className={styles.band}
      data-ground={ground}
      data-space={space}
      aria-labelledby={labelledBy}
      id={id}
    >
      <div className="page-width">{children}</div>
    </Element>
  );
}

interface SplitProps {
  children: ReactNode;
  columns: '4-8' | '5-7' | '6-6' | '7-5' | '8-4';
}

/** Two parts that share twelve columns from 60rem on, one below the other on smaller screens. */
export function Split({ children, columns }: SplitProps) {
  return (
    <div className={`stack gap-y-6 gap-x-gutter ${styles.split}`} data-columns={columns}>
      {children}
    </div>
  );
}

const steps = { small: 'gap-y-2', normal: 'gap-y-4', large: 'gap-y-6' } as const;

/** Children in one column with an even gap, each as wide as the column. */
export function Stack(props: { children: ReactNode; gap?: keyof typeof steps }) {
  const { children, gap = 'normal' } = props;
  return <div className={`stack start ${steps[gap]} ${styles.stack}`}>{children}</div>;
}
