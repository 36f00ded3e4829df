/**
 * The sections that a network can open with or leave out, as `sections` of its `site.yaml` says. An
 * address belongs to a section where it is one of these or lies below it, whatever its ending:
 * `/stories`, `/stories/two-fans`, `/stories.json`. Pages, menus, links, search and files follow
 * from that (docs/decisions/content.md, 122).
 */
export const sectionAddresses = {
  stories: {
    page: '/stories',
    files: ['/recordings', '/share/stories'],
  },
  events: {
    page: '/resources/events-calendar',
    files: ['/calendar', '/data/events', '/embed/events', '/share/events'],
  },
  exchange: { page: '/be-catalyst/exchange', files: [] },
  board: { page: '/about/advisory-board', files: [] },
  toolkit: {
    page: '/resources/community-toolkit',
    files: ['/downloads/community-toolkit', '/downloads/toolkit'],
  },
  desk: { page: '/media-inquiries/deadline', files: [] },
} as const satisfies Readonly<Record<string, { page: string; files: readonly string[] }>>;

export type OptionalSection = keyof typeof sectionAddresses;

export const optionalSectionKeys = Object.keys(sectionAddresses) as readonly OptionalSection[];

/** Where the pictures of shared links to pages lie, each at the address of its page. */
const pagePictures = '/share/pages';

/**
 * Returns the section that an address of this site belongs to, from `/`; undefined for a page that
 * every network has. What stands after `?` and `#` does not count.
 */
export function sectionAt(address: string): OptionalSection | undefined {
  const path = address
    .replace(/[?#].*$/, '')
    .replace(/(?:\.\w+)+$/, '')
    .replace(/(?<=.)\/$/, '');
  const page = path.startsWith(`${pagePictures}/`) ? path.slice(pagePictures.length) : path;
  return optionalSectionKeys.find((key) => {
    const { page: lead, files } = sectionAddresses[key];
    return [lead, ...files].some((start) => page === start || page.startsWith(`${start}/`));
  });
}

/** Whether a site has a section. */
export type IsOpen = (section: OptionalSection) => boolean;

/** Whether the page or file at an address is on a site, as far as its sections decide. */
export function isOpenAt(address: string, isOpen: IsOpen): boolean {
  const section = sectionAt(address);
  return section === undefined || isOpen(section);
}
