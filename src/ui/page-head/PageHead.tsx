import type { ReactNode } from 'react';
import { Lede } from '#ui/lede/Lede.tsx';
import { RecordWave } from '#ui/record/RecordWave.tsx';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';
import styles from './page-head.module.css';

interface Props {
  title: string;
  /** A short form of the title for the path; the title itself if absent. */
  crumb?: string;
  /** Smaller letters, for titles of a line or more that others have given. */
  isLong?: boolean;
  lede?: string | undefined;
  /** The pages above this one, from Home down. */
  crumbs: readonly Crumb[];
  /** The one main action of the page, at the right. */
  action?: ReactNode;
  /** Sub-navigation, where the page belongs to a group. */
  children?: ReactNode;
}

/** The cold ground a page begins on: path, h1, lede, action, and the record on the edge to the paper. */
export function PageHead(props: Props) {
  const { title, crumb = title, isLong = false, lede, crumbs, action, children } = props;
  return (
    <div className={styles.head} data-ground="cold">
      <div className={styles.wrap}>
        <Breadcrumb crumbs={crumbs} current={crumb} />
        <div className={styles.words}>
          <div className={styles.title} data-long={isLong}>
            <h1>{title}</h1>
            {lede && <Lede>{lede}</Lede>}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {children}
      </div>
      <div className={styles.baseline} data-print="none">
        <RecordWave />
      </div>
    </div>
  );
}
