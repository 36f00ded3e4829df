import type { ReactNode } from 'react';
import { Lede } from '#ui/lede/Lede.tsx';
import styles from './section-head.module.css';

interface Props {
  id: string;
  title: ReactNode;
  lede?: string | undefined;
  /** Whether the heading is the target of an in-page link, and so focusable. */
  landing?: boolean;
  children?: ReactNode;
}

/** The h2 of a section with its lede; `id` is for the `labelledBy` of the section.  */
export function SectionHead({ id, title, lede, landing = false, children }: Props) {
  return (
    <div className={`row gap-y-4 gap-x-4 apart ${styles.head}`}>
      <div className="stack gap-y-4">
        <h2 id={id} data-landing={landing ? '' : undefined}>
          {title}
        </h2>
        {lede && <Lede>{lede}</Lede>}
      </div>
      {children}
    </div>
  );
}
