import type { Kind } from '#content/kind.ts';
import { titleFieldOf } from '#content/title-field.ts';
import { type KindName, kinds } from '#kinds.ts';
import { formFor } from './entry-files.ts';

/** The words that staff read of a kind, and the page on which its entries are shown. */
interface KindRow {
  /** Name of the kind, plural: "Speakers"; for the words of a page, the name of that page. */
  label: string;
  /** One such entry, in the middle of a sentence: "speaker". */
  singular: string;
  /** One sentence: what such an entry is and where it is shown. */
  hint: string;
  /**
   * The address of the page that shows an entry, with `{id}` in the place of its id. Undefined
   * where no page shows it.
   */
  preview?: string;
}

/** A row with the heading under which the home page of the studio lists it. */
interface GroupedRow extends KindRow {
  group: string;
}

/** The row of a kind that has one file, with the words of the page at `address`. */
function page(label: string, address: string): KindRow {
  return { label, singular: 'page', hint: `The words of ${address}.`, preview: address };
}

/** The row of each kind, heading by heading, in the order of `docs/content-guide.md`. */
const groups: Record<string, Partial<Record<KindName, KindRow>>> = {
  People: {
    speakers: {
      label: 'Speakers',
      singular: 'speaker',
      hint: 'Who can be invited to speak; one profile each.',
      preview: '/speakers/profile/{id}',
    },
    board: {
      label: 'Advisory board',
      singular: 'board member',
      hint: 'Members of the advisory board.',
      preview: '/about/advisory-board',
    },
  },
  'Stories and events': {
    stories: {
      label: 'Stories',
      singular: 'story',
      hint: 'Health workers tell what they saw, with recording.',
      preview: '/stories/{id}',
    },
    exchange: {
      label: 'Catalyst Exchange',
      singular: 'exchange entry',
      hint: 'What groups need and what health workers offer.',
      preview: '/be-catalyst/exchange',
    },
    events: {
      label: 'Events',
      singular: 'event',
      hint: 'One file for each event of the calendar.',
      preview: '/resources/events-calendar/{id}',
    },
  },
  Facts: {
    resources: {
      label: 'Library documents',
      singular: 'library document',
      hint: 'Documents of the resource library.',
      preview: '/resources/library/{id}',
    },
    claims: {
      label: 'Figures and their sources',
      singular: 'figure',
      hint: 'Every number of the site, with the document it is from.',
      preview: '/evidence#{id}',
    },
    statistics: {
      label: 'Statistics of the home page',
      singular: 'statistic',
      hint: 'The bars on the home page; each names a figure.',
      preview: '/',
    },
    linkReport: {
      label: 'Report on links',
      singular: 'link report',
      hint: 'What the last look at all links found; written by a command.',
      preview: '/evidence',
    },
    hazards: {
      label: 'Hazards and their kits',
      singular: 'hazard',
      hint: 'The rapid response guide: messages, facts and advice.',
      preview: '/resources/rapid-response/{id}',
    },
    now: {
      label: 'What to do now',
      singular: 'page for a hazard',
      hint: 'What to do in danger, in English and Spanish.',
      preview: '/now/{id}',
    },
    officialPages: {
      label: 'Official pages',
      singular: 'official page',
      hint: 'Pages of public offices that the advice is from.',
      preview: '/now',
    },
  },
  Letters: {
    letters: {
      label: 'Letters',
      singular: 'letter',
      hint: 'The questions of a letter, who reads it and by when.',
    },
    contactWords: {
      label: 'Words around every letter',
      singular: 'page of words',
      hint: 'Headings and notices of the letter forms.',
    },
  },
  'Files for hosts and media': {
    clips: {
      label: 'B-roll',
      singular: 'clip',
      hint: 'Short films for newsrooms, with their words.',
      preview: '/media-inquiries/media-kit',
    },
    mediaKitWords: {
      label: 'Words of fact sheets',
      singular: 'page of words',
      hint: 'What stands around fact sheets and biographies.',
      preview: '/media-inquiries/media-kit',
    },
    brandGuide: {
      label: 'Brand guide',
      singular: 'brand guide',
      hint: 'The mark, its colors and how to use them.',
      preview: '/media-inquiries/media-kit',
    },
    toolkitDocuments: {
      label: 'Documents of the toolkit',
      singular: 'toolkit document',
      hint: 'Guides and checklists that hosts download.',
      preview: '/resources/community-toolkit',
    },
    checklist: {
      label: 'Tasks of the planner',
      singular: 'list of tasks',
      hint: 'What a host does, week by week.',
      preview: '/resources/community-toolkit/planner',
    },
    emailInvitations: {
      label: 'E-mail invitations',
      singular: 'document',
      hint: 'Invitation, reminder and thank-you.',
      preview: '/resources/community-toolkit',
    },
    feedbackForm: {
      label: 'Feedback form',
      singular: 'document',
      hint: 'Questions for people who came.',
      preview: '/resources/community-toolkit',
    },
    budgetTemplate: {
      label: 'Event budget',
      singular: 'document',
      hint: 'The spreadsheet for a host’s budget.',
      preview: '/resources/community-toolkit',
    },
    eventFlyer: {
      label: 'Event flyer',
      singular: 'document',
      hint: 'The poster for window and bulletin board.',
      preview: '/resources/community-toolkit',
    },
    signagePack: {
      label: 'Signs',
      singular: 'document',
      hint: 'Signs for the day of the event.',
      preview: '/resources/community-toolkit',
    },
    socialPack: {
      label: 'Social graphics',
      singular: 'document',
      hint: 'Pictures for posts, made of the messages.',
      preview: '/resources/community-toolkit',
    },
    toolkitWords: {
      label: 'Words of all toolkit files',
      singular: 'page of words',
      hint: 'Headings that the documents share.',
      preview: '/resources/community-toolkit',
    },
  },
  Searching: {
    searchWords: {
      label: 'Words people search with',
      singular: 'list of words',
      hint: 'Words that mean the same, and words for pages.',
      preview: '/search',
    },
    searchPage: {
      label: 'Search',
      singular: 'page',
      hint: 'Words of the search and of its page.',
      preview: '/search',
    },
  },
  Pages: {
    homePage: page('Home', '/'),
    aboutUsPage: page('About us', '/about/about-us'),
    visionPage: page('Our purpose', '/about/vision'),
    howWeSelectPage: page('How we select', '/about/how-we-select'),
    boardPage: page('Advisory board', '/about/advisory-board'),
    directoryPage: page('Speakers bureau', '/speakers/directory'),
    profilePage: page('Profile of a speaker', '/speakers/directory'),
    shortlistPage: page('Shortlist', '/speakers/shortlist'),
    joinPage: page('Become a speaker', '/speakers/join'),
    storiesPage: page('Stories', '/stories'),
    storyPage: page('Page of a story', '/stories'),
    catalystPage: page('Be a Catalyst', '/be-catalyst'),
    fourWays: page('Four ways to help', '/be-catalyst'),
    exchangePage: page('Catalyst Exchange', '/be-catalyst/exchange'),
    resourcesPage: page('Resources', '/resources'),
    rapidResponsePage: page('Rapid response guide', '/resources/rapid-response'),
    hazardKitPage: page('Kit of a hazard', '/resources/rapid-response'),
    nowPage: page('What to do now', '/now'),
    keyMessagesPage: page('Key messages', '/resources/key-messages'),
    eventsPage: page('Events calendar', '/resources/events-calendar'),
    eventPage: page('Page of an event', '/resources/events-calendar'),
    calendarFiles: page('Calendar files', '/resources/events-calendar'),
    libraryPage: page('Resource library', '/resources/library'),
    resourcePage: page('Page of a document', '/resources/library'),
    toolkitPage: page('Community toolkit', '/resources/community-toolkit'),
    plannerPage: page('Host day planner', '/resources/community-toolkit/planner'),
    papersPage: page('Event papers', '/resources/community-toolkit/papers'),
    mediaPage: page('Media', '/media'),
    mediaDesk: page('Media desk', '/media'),
    mediaInquiriesPage: page('Media inquiries', '/media-inquiries'),
    deadlinePage: page('I have a deadline', '/media-inquiries/deadline'),
    mediaKitPage: page('Media kit', '/media-inquiries/media-kit'),
    evidencePage: page('Evidence', '/evidence'),
    dataPage: page('Data, feeds and embeds', '/data'),
    offlineWords: page('Reading without a connection', '/offline'),
    copyWords: page('Keeping a copy', '/my-requests'),
    legal: {
      label: 'Privacy, terms, accessibility',
      singular: 'legal page',
      hint: 'What we promise and what holds.',
      preview: '/{id}',
    },
    notFoundPage: page('Page not found', '/404'),
  },
  'The site': {
    site: {
      label: 'Name, addresses, desk hours',
      singular: 'site file',
      hint: 'What the whole site says of the network.',
      preview: '/',
    },
    spanishShell: {
      label: 'Words around Spanish pages',
      singular: 'page of words',
      hint: 'Menu and footer of Spanish pages.',
      preview: '/es/ahora',
    },
    feeds: {
      label: 'Feeds',
      singular: 'page of words',
      hint: 'Titles of podcast and feeds.',
      preview: '/data',
    },
    embeds: {
      label: 'Cards for other sites',
      singular: 'page of words',
      hint: 'Words of the cards that other sites show.',
      preview: '/data',
    },
  },
};

const rows = new Map<string, GroupedRow>();
for (const [group, rowsOfGroup] of Object.entries(groups)) {
  for (const [name, row] of Object.entries(rowsOfGroup)) rows.set(name, { ...row, group });
}

/**
 * All kinds with their names, in the order in which the studio lists them: that of the table. A
 * kind without a row comes last.
 */
export function allKinds(): [name: string, kind: Kind][] {
  const kindByName: Record<string, Kind> = kinds;
  const names = new Set([...rows.keys(), ...Object.keys(kindByName)]);
  return [...names].flatMap((name) => {
    const kind = kindByName[name];
    return kind ? [[name, kind]] : [];
  });
}

/** The row of a kind. A kind without one is listed last, under its name in `kinds`. */
export function kindRow(name: string): GroupedRow {
  return rows.get(name) ?? { group: 'The site', label: name, singular: 'entry', hint: '' };
}

/** The address of the page that shows an entry; undefined where no page shows it. */
export function previewAddress(kind: string, id: string): string | undefined {
  return rows.get(kind)?.preview?.replace('{id}', id);
}

/**
 * Fields that may hold the title of the words of a page or of a letter, whose schemas mark none
 * with `entryTitle`. The first that holds text counts.
 */
const usualTitleFields = ['name', 'title', 'headline', 'what'];

/**
 * The title of an entry, by which lists of the studio name it: for a kind with one file, the label
 * of the kind; for a claim, its figure and sentence; else the field that the schema marks with
 * `entryTitle`. The id where there is no such text. `data` are the fields as read, unchecked.
 */
export function listedTitle(kind: string, id: string, data: unknown): string {
  const fields = Object(data) as Record<string, unknown>;
  if (kind === 'claims') return claimTitle(fields) ?? id;
  const kindByName: Record<string, Kind> = kinds;
  if (kindByName[kind]?.only?.length === 1) return kindRow(kind).label;
  const markedField = titleFieldOf(formFor(kind));
  const titleFields = markedField === undefined ? usualTitleFields : [markedField];
  for (const name of titleFields) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return id;
}

/** The most characters of a claim's title; a longer one is cut at a word. */
const longestClaimTitle = 100;

/**
 * "71%: 71% of nurses agreed." of a claim: figure and sentence as published, or those of the draft
 * where a claim has no source. Undefined where neither holds text.
 */
function claimTitle(claim: Record<string, unknown>): string | undefined {
  const draft = Object(claim['specified']) as Record<string, unknown>;
  const wording = claim['wording'] ?? draft['wording'];
  // Advice has a sentence and no figure; the figure of its draft is then no part of it.
  const figure = claim['figure'] ?? (claim['wording'] ? undefined : draft['figure']);
  const title = [figure, wording].filter((part) => typeof part === 'string').join(': ');
  if (title === '') return undefined;
  if (title.length <= longestClaimTitle) return title;
  return `${title.slice(0, longestClaimTitle - 1).replace(/\s+\S*$/, '')}…`;
}
