import type { ReactNode } from 'react';
import styles from './closing-call.module.css';

interface Props {
  title: string;
  text: string;
  /** One or two buttons. */
  children: ReactNode;
}

/** The last word of a page, on ember, with what to do next. */
export function ClosingCall({ title, text, children }: Props) {
  return (
    <section className={styles.call} aria-labelledby="closing-call" data-print="none">
      <div>
        <h2 id="closing-call">{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
