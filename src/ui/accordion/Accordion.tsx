import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './accordion.module.css';

/** A list of `AccordionGroup`s, which open and close in place. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

interface GroupProps {
  /** Shared by the groups of one accordion: at most one of them is open, and all may be closed. */
  name: string;
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** One group, a native `<details name>`: it works without script, and find-in-page opens it. */
export function AccordionGroup({ name, title, hint, children }: GroupProps) {
  return (
    <details className={styles.group} name={name}>
      <summary className={`bare-summary ${styles.summary}`}>
        <h3 className={styles.title}>{title}</h3>
        {hint && <span className="small quiet">{hint}</span>}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
