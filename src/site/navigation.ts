import { board, desk, events, exchange, stories, toolkit } from '#content/open-sections.ts';
import { type IsOpen, isOpenAt } from '#content/section-addresses.ts';

export interface NavLink {
  label: string;
  href: string;
  /** The letter whose form opens in place of that page where scripts run. */
  letter?: string;
  /** The language of that page, if it is not the language of this one. */
  hrefLang?: 'en' | 'es';
  /** The language of its label, if it is not the language of this page. */
  lang?: 'en' | 'es';
}

export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

export const home: NavLink = { label: 'Home', href: '/' };

/**
 * The sections of the site, in the order of its map, each with the page that leads it where one
 * does: it stands first in its section and second in the breadcrumb of the others. The rows of the
 * pages (`src/features/all-pages.ts`) say which section each is in.
 */
export const sections = {
  start: undefined,
  now: undefined,
  about: { label: 'About Us', href: '/about/about-us' },
  speakers: { label: 'Our Speakers', href: '/speakers/directory' },
  stories: { label: 'Stories', href: '/stories' },
  resources: { label: 'Resources', href: '/resources' },
  evidence: undefined,
  media: { label: 'Media', href: '/media' },
  spanish: undefined,
  fineprint: undefined,
} as const satisfies Record<string, NavLink | undefined>;

export type SectionKey = keyof typeof sections;
export const sectionKeys = Object.keys(sections) as readonly SectionKey[];

/** Returns the ancestors of the page at a path in its section, for the breadcrumb. */
export function crumbsIn(section: SectionKey, path: string): NavLink[] {
  const lead = sections[section];
  return lead === undefined || lead.href === path ? [home] : [home, lead];
}

const openHere = { stories, events, exchange, board, toolkit, desk };

/** Whether this site has a section: `site.yaml` switches sections off and on. */
export const isOpen: IsOpen = (section) => openHere[section];

/**
 * Returns an address for a link to a page that may belong to a section that is off; undefined where
 * it does, so that there is no link to draw.
 */
export function openHref(address: string): string | undefined {
  return isOpenAt(address, isOpen) ? address : undefined;
}

/** Returns those of some links, cards or rows of pages whose pages are on this site. */
export function openOnes<Linked extends { href: string }>(linked: readonly Linked[]): Linked[] {
  return linked.filter(({ href }) => isOpenAt(href, isOpen));
}
