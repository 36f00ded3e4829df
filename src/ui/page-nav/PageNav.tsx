import styles from './page-nav.module.css';

export interface PageNavProps {
  links: readonly { label: string; id: string }[];
  /** Whether the link of the section in view is marked (`enhance-sections.ts`). */
  marksSection?: boolean;
}

/**
 * Links to the parts of a long page. The target headings are marked `data-landing`, so that focus
 * moves to them.
 */
export function PageNav({ links, marksSection = false }: PageNavProps) {
  return (
    <nav
      className={`cluster gap-x-6 ${styles.nav}`}
      aria-labelledby="on-this-page"
      data-print="none"
      data-enhance={marksSection ? 'sections' : undefined}
    >
      <p className={`small quiet ${styles.title}`} id="on-this-page">
        On this page
      </p>
      <ul className={`row gap-x-6 ${styles.list}`} role="list">
        {links.map(({ label, id }) => (
          <li key={id}>
            <a className="target semibold" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
