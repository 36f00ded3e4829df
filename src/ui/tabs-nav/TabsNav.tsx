import styles from './tabs-nav.module.css';

interface Props {
  label: string;
  links: readonly { label: string; href: string }[];
  /** The path of the page; the link with exactly this path gets `aria-current`. */
  path: string;
}

/** Sub-navigation that looks like tabs. The entries are links, so it has no tab roles. */
export function TabsNav({ label, links, path }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label} data-print="none">
      <ul className={`row ${styles.list}`} role="list">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
