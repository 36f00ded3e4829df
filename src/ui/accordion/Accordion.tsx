import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './accordion.module.css';

interface ListProps {
  /** Groups made of `AccordionGroup`. */
  children: ReactNode;
}

/** Groups that unfold below each other. */
export function Accordion({ children }: ListProps) {
  return <div className={styles.accordion}>{children}</div>;
}

interface GroupProps {
  /** Shared by the groups of one accordion: at most one of them is open, and all may be closed. */
  name: string;
  title: string;
  /** A few words at the right of the title, such as how much is inside. */
  hint?: string | undefined;
  children: ReactNode;
}

/** One group, as the browser's own `<details name>`: it works without script and is found by the page search. */
export function AccordionGroup({ name, title, hint, children }: GroupProps) {
  return (
    <details className={styles.group} name={name}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        {hint && <span className={styles.hint}>{hint}</span>}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
