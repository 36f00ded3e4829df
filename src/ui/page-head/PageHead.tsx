import type { ReactNode } from 'react';
import { Lede } from '#ui/lede/Lede.tsx';
import { RecordStripes } from '#ui/record/RecordStripes.tsx';
import styles from './page-head.module.css';

interface Props {
  title: string;
  /** The name of the page in the breadcrumb, where the title is too long for it. */
  crumb?: string;
  /** Smaller type, and the lede below: for titles longer than a line. */
  isLong?: boolean;
  /**
   * The lede below the head: for pages that are tools, and where it is longer than a line. It is
   * there on every page with an action and tabs, whose head has no space for it on a phone.
   */
  isLow?: boolean;
  lede?: string | undefined;
  crumbs: readonly Crumb[];
  /** The one main action of the page, at the right. */
  action?: ReactNode;
  /** Sub-navigation, where the page belongs to a group. */
  children?: ReactNode;
}

/**
 * The head of a page, on the cold ground: breadcrumb, h1, lede, action, and the record as a rule
 * along its lower edge.
 */
export function PageHead(props: Props) {
  const { title, crumb = title, isLong = false, isLow = false } = props;
  const { lede, crumbs, action, children } = props;
  const isBelow = isLow || isLong || Boolean(children && action);
  return (
    <>
      <div className={styles.head} data-ground="cold" data-nav={children ? '' : undefined}>
        <div className={`page-width ${styles.wrap}`}>
          <Breadcrumb crumbs={crumbs} current={crumb} />
          <div
            className={`stack gap-y-2 gap-x-gutter ${styles.words}`}
            data-action={action ? '' : undefined}
          >
            <div className={`stack gap-y-1 ${styles.title}`} data-long={isLong || undefined}>
              <h1>{title}</h1>
              {lede && !isBelow && <Lede>{lede}</Lede>}
            </div>
            {action && <div className={styles.action}>{action}</div>}
          </div>
          {children}
        </div>
        <div className={styles.baseline} data-print="none">
          <RecordStripes />
        </div>
      </div>
      {lede && isBelow && (
        <div className={`page-width ${styles.below}`}>
          <Lede>{lede}</Lede>
        </div>
      )}
    </>
  );
}

interface Crumb {
  label: string;
  href: string;
}

const entry = {
  itemProp: 'itemListElement',
  itemScope: true,
  itemType: 'https://schema.org/ListItem',
} as const;

/**
 * The ancestors of the page and the page itself (WAI-ARIA breadcrumb pattern), with the schema.org
 * BreadcrumbList for search engines as microdata in the same elements.
 */
export function Breadcrumb({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  return (
    <nav
      className={styles.crumbs}
      aria-label="Breadcrumb"
      data-first={crumbs.length === 1 ? '' : undefined}
      data-print="none"
    >
      <ol className="row small" role="list" itemScope itemType="https://schema.org/BreadcrumbList">
        {crumbs.map(({ label, href }, index) => (
          <li key={href} {...entry}>
            <a className="target" href={href} itemProp="item">
              <span itemProp="name">{label}</span>
            </a>
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
        <li {...entry} data-here="">
          <span aria-current="page" itemProp="name">
            {current}
          </span>
          <meta itemProp="position" content={String(crumbs.length + 1)} />
        </li>
      </ol>
    </nav>
  );
}
