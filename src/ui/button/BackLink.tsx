import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './button.module.css';

interface Props {
  href: string;
  children: ReactNode;
}

/** The way back to the page above: an `ArrowLink` that points the other way. */
export function BackLink({ href, children }: Props) {
  return (
    <a className={styles.arrow} data-way="back" href={href}>
      <Icon of={ArrowLeft} /> {children}
    </a>
  );
}
