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

/** A file that is not published yet, and the attributes of the link that requests it by e-mail. */
interface FileView {
  name: string;
  contents: string;
  ask: { href: string } & Record<`data-${string}`, string>;
}

interface ItemProps {
  file: FileView;
  /** Heading level of the file name, so that the page skips none. */
  heading?: 'h3' | 'h4';
}

/** One file that cannot be downloaded yet; the name of the link that requests it contains its name (WCAG 2.4.9). */
export function FileItem({ file, heading: Heading = 'h3' }: ItemProps) {
  const { name, contents, ask } = file;
  return (
    <li className={`stack rows-3 cols-g ${styles.file}`}>
      <div className="stack rows-2 quiet">
        <Heading className={styles.name}>{name}</Heading>
        <p>{contents}</p>
      </div>
      <div className={`cluster cols-4 ${styles.way}`}>
        <p className="small quiet">Coming soon</p>
        <a className="target semibold" {...ask}>
          Ask for it by e-mail<span className="visually-hidden"> ({name})</span>
        </a>
      </div>
    </li>
  );
}
