export interface NavLink {
  label: string;
  href: string;
  /** The letter whose form opens in place of that page where scripts run. */
  letter?: string;
  /** The language of that page, if it is not the language of this one. */
  hrefLang?: 'en';
}

export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

export const home: NavLink = { label: 'Home', href: '/' };
export const stories: NavLink = { label: 'Stories', href: '/stories' };
export const catalyst: NavLink = { label: 'Be a Catalyst', href: '/be-catalyst' };
export const media: NavLink = { label: 'Media', href: '/media' };
export const resources: NavLink = { label: 'Resources', href: '/resources' };
export const toolkit: NavLink = {
  label: 'Community Toolkit',
  href: '/resources/community-toolkit',
};
const deadline: NavLink = { label: 'I have a deadline', href: '/media-inquiries/deadline' };
export const speakers: NavLink = { label: 'Our Speakers', href: '/speakers/directory' };
export const join: NavLink = { label: 'Become a Speaker', href: '/speakers/join' };

export const aboutUs: NavLink = { label: 'About Us', href: '/about/about-us' };
const howWeSelect: NavLink = { label: 'How We Select', href: '/about/how-we-select' };
const advisoryBoard: NavLink = { label: 'Advisory Board', href: '/about/advisory-board' };

export const speakersBureau: NavGroup = { label: 'Speakers Bureau', links: [speakers, join] };

export const aboutTabs: readonly NavLink[] = [
  aboutUs,
  { label: 'Our Purpose', href: '/about/vision' },
  howWeSelect,
  advisoryBoard,
];

export const resourceTabs: readonly NavLink[] = [
  { label: 'Rapid Response', href: '/resources/rapid-response' },
  { label: 'Key Messages', href: '/resources/key-messages' },
  { label: 'Events Calendar', href: '/resources/events-calendar' },
  { label: 'Resource Library', href: '/resources/library' },
];

/** The header on wide screens, in order. */
export const headerItems: readonly (NavLink | NavGroup)[] = [
  home,
  { label: 'About', href: '/about/about-us' },
  speakersBureau,
  stories,
  catalyst,
  resources,
  media,
];

export const menuItems: readonly (NavLink | NavGroup)[] = [
  home,
  {
    label: 'About Us',
    links: [aboutUs, { label: 'Our Vision', href: '/about/vision' }, howWeSelect, advisoryBoard],
  },
  { label: 'Speakers', links: speakersBureau.links },
  { label: 'Resources', links: resourceTabs },
  stories,
  catalyst,
  media,
];

export const footerColumns: readonly NavGroup[] = [
  { label: 'Find a voice', links: [speakers, deadline, stories, aboutUs] },
  {
    label: 'Take part',
    links: [
      join,
      catalyst,
      { label: 'Tell your story', href: stories.href, letter: 'story' },
      { label: 'Propose an event', href: '/resources/events-calendar', letter: 'event-proposal' },
    ],
  },
  {
    label: 'Use',
    links: [
      home,
      { label: 'What to do now', href: '/now' },
      resources,
      toolkit,
      { label: 'Evidence', href: '/evidence' },
      { label: 'Data & Embeds', href: '/data' },
    ],
  },
];

export const legalLinks: readonly NavLink[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Accessibility', href: '/accessibility' },
];

/** The folders of header links whose section is not just the pages below their own address. */
const sections: Readonly<Record<string, readonly string[]>> = {
  [aboutUs.href]: ['/about'],
  [media.href]: [media.href, '/media-inquiries'],
};

/** Whether a page is at the path of a link or in its section. The section of Home is Home alone. */
export function isWithin(path: string, href: string): boolean {
  if (href === home.href) return path === home.href;
  return (sections[href] ?? [href]).some(
    (section) => path === section || path.startsWith(`${section}/`),
  );
}
