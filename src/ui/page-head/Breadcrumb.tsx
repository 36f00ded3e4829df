import styles from './page-head.module.css';

export interface Crumb {
  label: string;
  href: string;
}

interface Props {
  crumbs: readonly Crumb[];
  current: string;
}

const entry = {
  itemProp: 'itemListElement',
  itemScope: true,
  itemType: 'https://schema.org/ListItem',
} as const;

/**
 * Where this page stands (WAI-ARIA breadcrumb pattern); the last item is the page itself. Search engines
 * read the same list (schema.org BreadcrumbList as microdata), so that it is written once.
 */
export function Breadcrumb({ crumbs, current }: Props) {
  return (
    <nav
      className={styles.crumbs}
      aria-label="Breadcrumb"
      data-first={crumbs.length === 1 ? '' : undefined}
      data-print="none"
    >
      <ol role="list" itemScope itemType="https://schema.org/BreadcrumbList">
        {crumbs.map(({ label, href }, index) => (
          <li key={href} {...entry}>
            <a href={href} itemProp="item">
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
