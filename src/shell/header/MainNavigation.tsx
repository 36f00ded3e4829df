import { ChevronDown } from 'lucide-react';
import { headerItems, isWithin, type NavGroup, type NavLink } from '#site/navigation.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './main-navigation.module.css';

interface Props {
  path: string;
  /** Links of a shell in another language. */
  items?: readonly (NavLink | NavGroup)[];
  label?: string;
}

/** The header's links on wide screens. The submenu is a disclosure (WAI-ARIA), not a menu. */
export function MainNavigation({ path, items = headerItems, label = 'Main' }: Props) {
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <Submenu group={item} path={path} />
            ) : (
              <a
                className={styles.link}
                href={item.href}
                hrefLang={item.hrefLang}
                aria-current={current(path, item.href)}
              >
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SubmenuProps {
  group: NavGroup;
  path: string;
}

function Submenu({ group, path }: SubmenuProps) {
  const id = 'submenu-speakers';
  return (
    <>
      <button
        type="button"
        className={styles.link}
        popoverTarget={id}
        aria-controls={id}
        data-current={path.startsWith('/speakers/')}
      >
        {group.label} <Icon of={ChevronDown} />
      </button>
      <ul className={styles.submenu} role="list" id={id} popover="auto" data-menu="">
        {group.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={current(path, href)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function current(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return isWithin(path, href) ? 'true' : undefined;
}
