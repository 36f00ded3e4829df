import { ChevronDown, Menu } from 'lucide-react';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import { ThemeChoice } from '#shell/theme/ThemeChoice.tsx';
import { menuItems, type NavGroup, type NavLink } from '#site/navigation.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './mobile-menu.module.css';

interface Props {
  path: string;
  /** Words and links of a shell in another language. */
  words?: ShellWords | undefined;
  items?: readonly (NavLink | NavGroup)[];
}

/** The menu on small screens: a disclosure over the page, its groups open and close on their own. */
export function MobileMenu({ path, words, items = menuItems }: Props) {
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.toggle} popoverTarget="menu" aria-controls="menu">
        <Icon of={Menu} /> {words?.menu ?? 'Menu'}
      </button>
      <div className={styles.panel} id="menu" popover="auto" data-menu="">
        <nav aria-label={words?.main ?? 'Main'}>
          <ul role="list">
            {items.map((item) => (
              <li key={item.label} className={styles.item}>
                {'links' in item ? (
                  <Group group={item} path={path} />
                ) : (
                  <Link link={item} path={path} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <ThemeChoice name="theme-mobile" words={words?.theme} />
      </div>
    </div>
  );
}

interface GroupProps {
  group: NavGroup;
  path: string;
}

function Group({ group, path }: GroupProps) {
  return (
    <details>
      <summary className={styles.row}>
        {group.label} <Icon of={ChevronDown} />
      </summary>
      <ul className={styles.group} role="list">
        {group.links.map((link) => (
          <li key={link.href}>
            <Link link={link} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LinkProps {
  link: NavLink;
  path: string;
}

function Link({ link, path }: LinkProps) {
  return (
    <a
      className={styles.row}
      href={link.href}
      hrefLang={link.hrefLang}
      aria-current={link.href === path ? 'page' : undefined}
    >
      {link.label}
    </a>
  );
}
