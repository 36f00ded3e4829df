import { type IsOpen, isOpenAt } from '#content/section-addresses.ts';
import { allPages, type PageKey } from '#features/all-pages.ts';
import { contact } from '#features/letters/definitions/contact.ts';
import { letterLink } from '#features/letters/write-letter.ts';
import { nowHref } from '#features/response/now/now.ts';
import {
  home,
  isOpen as isOpenHere,
  type NavGroup,
  type NavLink,
  openOnes,
  sections,
} from '#site/navigation.ts';
import { isBelow, linkToRow, menuLinks, type PageRow, rowAt } from '#site/page-row.ts';

/*
 * The menus of every page. The rows of pages say which of the menus that may grow lead to them
 * (`menus`); what has a fixed place, as the links of the header, is named here by key.
 */

const rows: Readonly<Record<PageKey, PageRow>> = allPages;

/**
 * Returns the link to a page by the key of its row, with its label or one of this link's own.
 * Throws where there is neither.
 */
export function linkTo(key: PageKey, ownLabel?: string): NavLink {
  return linkToRow(rows[key], ownLabel);
}

/** The door to the other language, called by its own name whatever the page is in. */
export const languageDoors = {
  es: { label: 'Español', href: nowHref('es'), lang: 'es', hrefLang: 'es' },
  en: { label: 'English', href: nowHref('en'), lang: 'en', hrefLang: 'en' },
} as const satisfies Record<string, NavLink>;

/** Returns the link to a page as `linkTo` does; undefined where its section is off. */
export function openLinkTo(key: PageKey): NavLink | undefined {
  return openOnes([linkTo(key)])[0];
}

/** The menus of a site that has these sections; what leads to another section is not in them. */
export function menusOf(isOpen: IsOpen) {
  const speakersBureau: NavGroup = {
    label: 'Speakers Bureau',
    links: menuLinks(rows, 'speakers', {}, isOpen),
  };
  const resourceTabs = menuLinks(rows, 'resources', {}, isOpen);
  return {
    resourceTabs,
    headerItems: openItems(isOpen, [
      home,
      linkTo('aboutUs', 'About'),
      speakersBureau,
      linkTo('stories'),
      linkTo('catalyst'),
      linkTo('resources'),
      linkTo('media'),
    ]),
    menuItems: openItems(isOpen, [
      home,
      { label: 'About Us', links: menuLinks(rows, 'about', { vision: 'Our Vision' }, isOpen) },
      { label: 'Speakers', links: speakersBureau.links },
      { label: 'Resources', links: resourceTabs },
      linkTo('stories'),
      linkTo('catalyst'),
      linkTo('media'),
    ]),
    menuDoors: openLinks(isOpen, [
      linkTo('deadline'),
      linkTo('now'),
      linkTo('toolkit'),
      { label: 'Contact', href: letterLink(contact).href, letter: contact.id },
    ]),
    footerColumns: openGroups(isOpen, [
      {
        label: 'Find a voice',
        links: [
          linkTo('directory'),
          linkTo('deadline'),
          linkTo('stories'),
          linkTo('aboutUs'),
          linkTo('whoWeAre'),
        ],
      },
      {
        label: 'Take part',
        links: [
          ...menuLinks(rows, 'takePart', {}, isOpen),
          { label: 'Nominate someone', href: allPages.howWeSelect.href, letter: 'nominate' },
          { label: 'Tell your story', href: allPages.stories.href, letter: 'story' },
          { label: 'Propose an event', href: allPages.events.href, letter: 'event-proposal' },
        ],
      },
      {
        label: 'Use',
        links: [...menuLinks(rows, 'use', {}, isOpen), languageDoors.es],
      },
    ]),
  };
}

function openLinks(isOpen: IsOpen, links: readonly NavLink[]): NavLink[] {
  return links.filter(({ href }) => isOpenAt(href, isOpen));
}

/** The groups with the links that are left in them; one without any is left out. */
function openGroups(isOpen: IsOpen, groups: readonly NavGroup[]): NavGroup[] {
  return groups
    .map((group) => ({ ...group, links: openLinks(isOpen, group.links) }))
    .filter(({ links }) => links.length > 0);
}

function openItems(isOpen: IsOpen, items: readonly (NavLink | NavGroup)[]): (NavLink | NavGroup)[] {
  return items.flatMap((item): (NavLink | NavGroup)[] =>
    'links' in item ? openGroups(isOpen, [item]) : openLinks(isOpen, [item]),
  );
}

const menus = menusOf(isOpenHere);

/** The tabs of the pages of resources. */
export const resourceTabs: readonly NavLink[] = menus.resourceTabs;

/** The header on wide screens, in order. */
export const headerItems: readonly (NavLink | NavGroup)[] = menus.headerItems;

/** The menu on small screens, in order. */
export const menuItems: readonly (NavLink | NavGroup)[] = menus.menuItems;

/** The doors of the menu on small screens for whoever is in a hurry, below its links. */
export const menuDoors: readonly NavLink[] = menus.menuDoors;

export const footerColumns: readonly NavGroup[] = menus.footerColumns;

export const legalLinks: readonly NavLink[] = [
  linkTo('privacy', 'Privacy'),
  linkTo('terms', 'Terms'),
  linkTo('accessibility', 'Accessibility'),
];

/**
 * Whether a page is at the path of a link or in its section: below the address of the link, or,
 * where the link leads a section, in that section. The section of Home is Home alone.
 */
export function isWithin(path: string, href: string): boolean {
  if (href === home.href) return path === home.href;
  if (isBelow(path, href)) return true;
  const row = rowAt(path, Object.values(rows));
  return row !== undefined && sections[row.section]?.href === href;
}
