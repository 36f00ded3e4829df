import { ChevronDown, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { headerItems, isWithin, menuDoors, menuItems } from '#shell/menus.ts';
import type { ShellWords } from '#shell/shell-words.schema.ts';
import type { NavGroup, NavLink } from '#site/navigation.ts';
import { isBelow } from '#site/page-row.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import header from './header.module.css';
import styles from './navigation.module.css';

interface Props {
  path: string;
  /** Texts and links in another language; English by default. */
  words?: ShellWords | undefined;
}

/** Returns a link with `hrefLang`, which says that its page is in English; for pages in Spanish. */
export function inEnglish(link: NavLink): NavLink {
  return { ...link, hrefLang: 'en' };
}

/**
 * The links of the header on wide screens. The submenu is a disclosure (WAI-ARIA pattern), not a
 * menu.
 */
export function MainNavigation({ path, words }: Props) {
  return (
    <nav className={styles.nav} aria-label={words?.main ?? 'Main'}>
      <ul className={styles.list} role="list">
        {(words?.links.map(inEnglish) ?? headerItems).map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <SpeakersSubmenu group={item} path={path} />
            ) : (
              <a
                className={`target ${header.link} ${styles.link}`}
                href={item.href}
                hrefLang={item.hrefLang}
                aria-current={ariaCurrent(path, item.href, isWithin)}
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

/** The one group of the header. `enhance.ts` completes its disclosure, as that of `MobileMenu`. */
function SpeakersSubmenu({ group, path }: { group: NavGroup; path: string }) {
  const id = 'submenu-speakers';
  return (
    <>
      <button
        type="button"
        className={`target ${header.link} ${styles.link}`}
        popoverTarget={id}
        aria-controls={id}
        data-current={path.startsWith('/speakers/')}
      >
        {group.label} <Icon of={ChevronDown} />
      </button>
      <ul
        className={`${header.popover} ${styles.submenu}`}
        role="list"
        id={id}
        popover="auto"
        data-menu=""
      >
        {group.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={ariaCurrent(path, href, isBelow)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Returns the `aria-current` of a link: `page` where it leads to the page at `path`, `true` where
 * `standsFor` says that the link stands for it, as a link to a section does for its pages.
 */
function ariaCurrent(
  path: string,
  href: string,
  standsFor: typeof isWithin,
): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return standsFor(path, href) ? 'true' : undefined;
}

interface MenuProps extends Props {
  /** The door to the other language, after the links. */
  language: NavLink;
  children: ReactNode;
}

/**
 * The menu on small screens: a disclosure (WAI-ARIA pattern) over the page. Each of its groups is a
 * native `<details>`; `children` come below the links.
 */
export function MobileMenu({ path, words, language, children }: MenuProps) {
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={`target semibold ${styles.toggle}`}
        popoverTarget="menu"
        aria-controls="menu"
      >
        <Icon of={Menu} /> {words?.menu ?? 'Menu'}
      </button>
      <div className={styles.panel} id="menu" popover="auto" data-menu="">
        <nav aria-label={words?.main ?? 'Main'}>
          <ul role="list">
            {(words?.links.map(inEnglish) ?? menuItems).map((item) => (
              <li key={item.label} className={styles.item}>
                {'links' in item ? (
                  <MenuGroup group={item} path={path} />
                ) : (
                  <MenuLink link={item} path={path} />
                )}
              </li>
            ))}
            <li className={styles.item}>
              <MenuLink link={language} path={path} />
            </li>
          </ul>
          {!words && (
            <ul className={styles.doors} role="list">
              {menuDoors.map((door) => (
                <li key={door.label}>
                  <MenuLink link={door} path={path} />
                </li>
              ))}
            </ul>
          )}
        </nav>
        {children}
      </div>
    </div>
  );
}

function MenuGroup({ group, path }: { group: NavGroup; path: string }) {
  return (
    <details>
      <summary className={`bare-summary ${styles.row}`}>
        {group.label} <Icon of={ChevronDown} />
      </summary>
      <ul className={styles.group} role="list">
        {group.links.map((link) => (
          <li key={link.href}>
            <MenuLink link={link} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ link, path }: { link: NavLink; path: string }) {
  return (
    <a
      className={styles.row}
      href={link.href}
      lang={link.lang}
      hrefLang={link.hrefLang}
      data-letter={link.letter}
      aria-current={link.href === path ? 'page' : undefined}
    >
      {link.label}
    </a>
  );
}
