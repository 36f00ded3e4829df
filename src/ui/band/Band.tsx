import type { ReactNode } from 'react';
import styles from './band.module.css';

interface Props {
  children: ReactNode;
  ground?: 'paper' | 'surface' | 'cold' | 'warm';
  /** The id of the heading inside that names this section; without it the band is not a region. */
  labelledBy?: string;
  /** Where in-page links land. */
  id?: string;
  /** `list` begins high: what a visitor searches. */
  space?: 'inner' | 'home' | 'list';
}

/** A full-width section of a page, with the page's margins and one ground. */
export function Band({ children, ground = 'paper', labelledBy, id, space = 'inner' }: Props) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      className={styles.band}
      data-ground={ground}
      data-space={space}
      aria-labelledby={labelledBy}
      id={id}
    >
      <div className={styles.wrap}>{children}</div>
    </Element>
  );
}
