import styles from './page-nav.module.css';

export interface PageNavProps {
  /** What the links say and the ids of the headings they lead to. */
  links: readonly { label: string; id: string }[];
}

/** Links to the parts of a long page. Their headings carry `tabIndex={-1}`, so that the focus goes along. */
export function PageNav({ links }: PageNavProps) {
  return (
    <nav className={styles.nav} aria-labelledby="on-this-page" data-print="none">
      <p className={styles.title} id="on-this-page">
        On this page
      </p>
      <ul className={styles.list} role="list">
        {links.map(({ label, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
