import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './button.module.css';

interface Props {
  href: string;
  children: ReactNode;
  /** What scripts may know of the link, such as `data-letter="newsletter"`. */
  [data: `data-${string}`]: string;
}

/** A text link with an arrow: the quiet way on. */
export function ArrowLink({ href, children, ...data }: Props) {
  return (
    <a {...data} className={styles.arrow} href={href}>
      {children} <Icon of={ArrowRight} />
    </a>
  );
}
