import type { ReactNode } from 'react';
import styles from './closing-call.module.css';

interface Props {
  title: string;
  text: string;
  /** One or two buttons. */
  children: ReactNode;
}

/** The last section of a page: a call to action on ember, directly above the footer. */
export function ClosingCall({ title, text, children }: Props) {
  return (
    <section aria-labelledby="closing-call" data-ground="ember" data-print="none">
      <div className={`stack rows-6 cols-g ${styles.call}`}>
        <div>
          <h2 id="closing-call">{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className="cluster rows-3 cols-4">{children}</div>
      </div>
    </section>
  );
}
