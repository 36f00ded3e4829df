import styles from './page-head.module.css';

export interface Crumb {
  label: string;
  href: string;
}

interface Props {
  crumbs: readonly Crumb[];
  current: string;
}

/** Where this page stands (WAI-ARIA breadcrumb pattern); the last item is the page itself. */
export function Breadcrumb({ crumbs, current }: Props) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb" data-print="none">
      <ol role="list">
        {crumbs.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
