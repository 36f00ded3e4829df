import { allPages, type PageKey } from '#features/all-pages.ts';
import { home, type NavGroup, type NavLink, sections } from '#site/navigation.ts';
import { isBelow, type PageRow, rowAt } from '#site/page-row.ts';

const rows: Readonly<Record<PageKey, PageRow>> = allPages;

/**
 * Returns the link to a page by the key of its row, with its label or one of this link's own.
 * Throws where there is neither.
 */
export function linkTo(key: PageKey, ownLabel?: string): NavLink {
  const row = rows[key];
  const label = ownLabel ?? row.label;
  if (label === undefined)
    throw new Error(`The row of ${row.href} has no label; add one, because menus name the page.`);
  return { label, href: row.href };
}

const speakersBureau: NavGroup = {
  label: 'Speakers Bureau',
  links: [linkTo('directory'), linkTo('join')],
};

/** The tabs of the pages of resources. */
export const resourceTabs: readonly NavLink[] = [
  linkTo('rapidResponse'),
  linkTo('keyMessages'),
  linkTo('events'),
  linkTo('library'),
];

/** The header on wide screens, in order. */
export const headerItems: readonly (NavLink | NavGroup)[] = [
  home,
  linkTo('aboutUs', 'About'),
  speakersBureau,
  linkTo('stories'),
  linkTo('catalyst'),
  linkTo('resources'),
  linkTo('media'),
];

/** The menu on small screens, in order. */
export const menuItems: readonly (NavLink | NavGroup)[] = [
  home,
  {
    label: 'About Us',
    links: [
      linkTo('aboutUs'),
      linkTo('vision', 'Our Vision'),
      linkTo('howWeSelect'),
      linkTo('board'),
    ],
  },
  { label: 'Speakers', links: speakersBureau.links },
  { label: 'Resources', links: resourceTabs },
  linkTo('stories'),
  linkTo('catalyst'),
  linkTo('media'),
];

export const footerColumns: readonly NavGroup[] = [
  {
    label: 'Find a voice',
    links: [linkTo('directory'), linkTo('deadline'), linkTo('stories'), linkTo('aboutUs')],
  },
  {
    label: 'Take part',
    links: [
      linkTo('join'),
      linkTo('catalyst'),
      { label: 'Tell your story', href: allPages.stories.href, letter: 'story' },
      { label: 'Propose an event', href: allPages.events.href, letter: 'event-proposal' },
    ],
  },
  {
    label: 'Use',
    links: [
      home,
      linkTo('now'),
      linkTo('resources'),
      linkTo('toolkit'),
      linkTo('evidence'),
      linkTo('data'),
    ],
  },
];

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
