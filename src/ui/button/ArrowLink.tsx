import { ArrowLeft, ArrowRight } from 'lucide-react';
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

interface BackLinkProps {
  href: string;
  children: ReactNode;
}

/** The way back to the page above: an `ArrowLink` that points the other way. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <a className={styles.arrow} data-way="back" href={href}>
      <Icon of={ArrowLeft} /> {children}
    </a>
  );
}
