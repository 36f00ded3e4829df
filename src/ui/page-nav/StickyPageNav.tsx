import { PageNav, type PageNavProps } from './PageNav.tsx';
import styles from './sticky-page-nav.module.css';

/** A `PageNav` between two bands, sticky at the top of a large window. */
export function StickyPageNav(props: PageNavProps) {
  return (
    <div className={styles.bar}>
      <div className="page-width">
        <PageNav {...props} />
      </div>
    </div>
  );
}
