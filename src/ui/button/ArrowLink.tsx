import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './button.module.css';

interface Props {
  href: string;
  children: ReactNode;
}

/** A text link with an arrow: the quiet way on. */
export function ArrowLink({ href, children }: Props) {
  return (
    <a className={styles.arrow} href={href}>
      {children} <Icon of={ArrowRight} />
    </a>
  );
}
