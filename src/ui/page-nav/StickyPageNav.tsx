import { PageNav, type PageNavProps } from './PageNav.tsx';
import styles from './sticky-page-nav.module.css';

/**
 * A `PageNav` that stays at the top of a window that is large enough, where `markSection` says which part is
 * in view. Stands between the bands of a page.
 */
export function StickyPageNav({ links }: PageNavProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.wrap}>
        <PageNav links={links} />
      </div>
    </div>
  );
}
