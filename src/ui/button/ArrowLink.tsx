import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './button.module.css';

interface Props {
  href: string;
  children: ReactNode;
  [data: `data-${string}`]: string;
}

/** A text link with an arrow to the right: less prominent than a `ButtonLink`. */
export function ArrowLink({ href, children, ...data }: Props) {
  return (
    <a {...data} className={`target semibold ${styles.arrow}`} href={href}>
      {children} <Icon of={ArrowRight} />
    </a>
  );
}

/** A link to the page above in the hierarchy, with an arrow to the left. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={`target semibold ${styles.arrow}`} data-way="back" href={href}>
      <Icon of={ArrowLeft} /> {children}
    </a>
  );
}
