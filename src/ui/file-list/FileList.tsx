import type { ReactNode } from 'react';
import rows from '#ui/ruled-list/ruled-list.module.css';
import styles from './file-list.module.css';

/** A ruled list of files. */
export function FileList({ children }: { children: ReactNode }) {
  return (
    <ul className={rows.lined} role="list">
      {children}
    </ul>
  );
}

interface ItemProps {
  name: string;
  contents: string;
  ask: { href: string } & Record<`data-${string}`, string>;
}

/**
 * A file that is not published yet; the name of the link that asks for it contains its name (WCAG
 * 2.4.9).
 */
export function FileItem({ name, contents, ask }: ItemProps) {
  return (
    <li className={`stack gap-y-3 gap-x-gutter ${styles.file}`}>
      <div className="stack gap-y-2 quiet">
        <h4 className={styles.name}>{name}</h4>
        <p>{contents}</p>
      </div>
      <div className={`cluster gap-x-4 ${styles.way}`}>
        <p className="small quiet">Coming soon</p>
        <a className="target semibold" {...ask}>
          Ask for it by email<span className="visually-hidden"> ({name})</span>
        </a>
      </div>
    </li>
  );
}
