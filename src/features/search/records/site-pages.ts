import type { KindName } from '#content/kinds.ts';
import type { LetterId } from '#features/letters/all-letters.ts';
import { type NowLanguage, nowHref, nowIds } from '#features/now/now-addresses.ts';

/** A page of the site that has a file of words. */
export interface SitePage {
  href: string;
  /** The file that has its title, its description and most of its words. */
  from: KindName;
  /** Which entry, where the kind has several. */
  entry?: string;
  /** Which part of the file is the page. */
  part?: string;
  /** Files that say more on it. */
  more?: readonly KindName[];
  /** Letters that are written from it. */
  letters?: readonly LetterId[];
}

/** A section of the site: its pages, and the entries that have a page each. */
export interface SiteSection {
  /** Key of its name in the words of the search page. */
  key:
    | 'start'
    | 'now'
    | 'spanish'
    | 'about'
    | 'speakers'
    | 'stories'
    | 'resources'
    | 'evidence'
    | 'media'
    | 'fineprint';
  pages: readonly SitePage[];
}

/** Every page of the site that is not made from an entry, in the sections of the site map. */
export const siteSections: readonly SiteSection[] = [
  {
    key: 'start',
    pages: [
      { href: '/', from: 'homePage' },
      { href: '/be-catalyst', from: 'catalystPage' },
      { href: '/be-catalyst/exchange', from: 'exchangePage' },
    ],
  },
  { key: 'now', pages: nowPages('en') },
  {
    key: 'about',
    pages: [
      { href: '/about/about-us', from: 'aboutUsPage' },
      { href: '/about/vision', from: 'visionPage' },
      { href: '/about/how-we-select', from: 'howWeSelectPage' },
      { href: '/about/advisory-board', from: 'boardPage' },
    ],
  },
  {
    key: 'speakers',
    pages: [
      { href: '/speakers/directory', from: 'directoryPage' },
      { href: '/speakers/book', from: 'contactWords', part: 'booking' },
      { href: '/speakers/join', from: 'joinPage' },
      { href: '/speakers/shortlist', from: 'shortlistPage' },
    ],
  },
  { key: 'stories', pages: [{ href: '/stories', from: 'storiesPage', letters: ['story'] }] },
  {
    key: 'resources',
    pages: [
      { href: '/resources', from: 'resourcesPage' },
      { href: '/resources/rapid-response', from: 'rapidResponsePage' },
      { href: '/resources/key-messages', from: 'keyMessagesPage' },
      {
        href: '/resources/events-calendar',
        from: 'eventsPage',
        more: ['calendarFiles'],
        letters: ['event-proposal', 'event-place'],
      },
      { href: '/resources/library', from: 'libraryPage' },
      { href: '/resources/community-toolkit', from: 'toolkitPage' },
      { href: '/resources/community-toolkit/planner', from: 'plannerPage', more: ['checklist'] },
      { href: '/resources/community-toolkit/papers', from: 'papersPage' },
    ],
  },
  {
    key: 'evidence',
    pages: [
      { href: '/evidence', from: 'evidencePage' },
      { href: '/data', from: 'dataPage' },
    ],
  },
  {
    key: 'media',
    pages: [
      { href: '/media', from: 'mediaPage', more: ['mediaDesk'] },
      { href: '/media-inquiries', from: 'mediaInquiriesPage', more: ['mediaDesk'] },
      { href: '/media-inquiries/deadline', from: 'deadlinePage' },
      { href: '/media-inquiries/media-kit', from: 'mediaKitPage' },
    ],
  },
  { key: 'spanish', pages: nowPages('es') },
  {
    key: 'fineprint',
    pages: [
      { href: '/privacy', from: 'legal', entry: 'privacy' },
      { href: '/terms', from: 'legal', entry: 'terms' },
      { href: '/accessibility', from: 'legal', entry: 'accessibility' },
      { href: '/offline', from: 'offlineWords' },
      { href: '/my-requests', from: 'contactWords', part: 'requests' },
    ],
  },
];

/** The pages of what to do now in a language. */
function nowPages(part: NowLanguage): SitePage[] {
  return [
    { href: nowHref(part), from: 'nowPage', part },
    ...nowIds.map((id) => ({ href: nowHref(part, id), from: 'now' as const, entry: id, part })),
  ];
}
