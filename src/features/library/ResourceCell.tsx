import type { ResourceEntry } from './resource-entry.ts';
import styles from './resource-table.module.css';

interface Props {
  resource: ResourceEntry;
}

/** The first cell of a row: title, which leads to the document's own page, description and publisher. */
export function ResourceCell({ resource }: Props) {
  const { href, title, description, publisher, linkNote } = resource;
  return (
    <>
      <a className={styles.title} href={href}>
        {title}
      </a>
      <span className={styles.text}>{description}</span>
      <span className={styles.publisher}>
        {publisher}
        {linkNote && `. ${linkNote}`}
      </span>
    </>
  );
}
