import type { Kind } from '#content/kind.ts';
import { titleFieldOf } from '#content/title-field.ts';
import { type KindName, kinds } from '#kinds.ts';
import type { KindSummary } from '../protocol.ts';
import { formFor } from './entry-files.ts';

type Shown = Pick<KindSummary, 'group' | 'label' | 'singular' | 'hint'> & {
  /**
   * The address of the page that shows an entry; `{id}` is its id. Undefined where no page is its
   * own.
   */
  preview?: string;
};

/** A kind with one file, which has the words of the page at an address. */
const page = (label: string, address: string) =>
  `${label} | page | The words of ${address}. | ${address}`;

/**
 * What staff read of each kind, group by group, in the order of `docs/content-guide.md`: its name,
 * one such entry, what it is, and the address of the page that shows it, if there is one.
 */
const groups: Record<string, Partial<Record<KindName, string>>> = {
  People: {
    speakers:
      'Speakers | speaker | Who can be invited to speak; one profile each. | /speakers/profile/{id}',
    board: 'Advisory board | board member | Members of the advisory board. | /about/advisory-board',
  },
  'Stories and events': {
    stories: 'Stories | story | Health workers tell what they saw, with recording. | /stories/{id}',
    exchange:
      'Catalyst Exchange | exchange entry | What groups need and what health workers offer. | /be-catalyst/exchange',
    events:
      'Events | event | One file for each event of the calendar. | /resources/events-calendar/{id}',
  },
  Facts: {
    resources:
      'Library documents | library document | Documents of the resource library. | /resources/library/{id}',
    claims:
      'Figures and their sources | figure | Every number of the site, with the document it is from. | /evidence#{id}',
    statistics:
      'Statistics of the home page | statistic | The bars on the home page; each names a figure. | /',
    linkReport:
      'Report on links | link report | What the last look at all links found; written by a command. | /evidence',
    hazards:
      'Hazards and their kits | hazard | The rapid response guide: messages, facts and advice. | /resources/rapid-response/{id}',
    now: 'What to do now | page for a hazard | What to do in danger, in English and Spanish. | /now/{id}',
    officialPages:
      'Official pages | official page | Pages of public offices that the advice is from. | /now',
  },
  Letters: {
    letters: 'Letters | letter | The questions of a letter, who reads it and by when.',
    contactWords:
      'Words around every letter | page of words | Headings and notices of the letter forms.',
  },
  'Files for hosts and media': {
    clips:
      'B-roll | clip | Short films for newsrooms, with their words. | /media-inquiries/media-kit',
    mediaKitWords:
      'Words of fact sheets | page of words | What stands around fact sheets and biographies. | /media-inquiries/media-kit',
    brandGuide:
      'Brand guide | brand guide | The mark, its colors and how to use them. | /media-inquiries/media-kit',
    toolkitDocuments:
      'Documents of the toolkit | toolkit document | Guides and checklists that hosts download. | /resources/community-toolkit',
    checklist:
      'Tasks of the planner | list of tasks | What a host does, week by week. | /resources/community-toolkit/planner',
    emailInvitations:
      'E-mail invitations | document | Invitation, reminder and thank-you. | /resources/community-toolkit',
    feedbackForm:
      'Feedback form | document | Questions for people who came. | /resources/community-toolkit',
    budgetTemplate:
      'Event budget | document | The spreadsheet for a host’s budget. | /resources/community-toolkit',
    eventFlyer:
      'Event flyer | document | The poster for window and bulletin board. | /resources/community-toolkit',
    signagePack:
      'Signs | document | Signs for the day of the event. | /resources/community-toolkit',
    socialPack:
      'Social graphics | document | Pictures for posts, made of the messages. | /resources/community-toolkit',
    toolkitWords:
      'Words of all toolkit files | page of words | Headings that the documents share. | /resources/community-toolkit',
  },
  Searching: {
    searchWords:
      'Words people search with | list of words | Words that mean the same, and words for pages. | /search',
    searchPage: 'Search | page | Words of the search and of its page. | /search',
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
    legal: 'Privacy, terms, accessibility | legal page | What we promise and what holds. | /{id}',
    notFoundPage: page('Page not found', '/404'),
  },
  'The site': {
    site: 'Name, addresses, desk hours | site file | What the whole site says of the network. | /',
    spanishShell:
      'Words around Spanish pages | page of words | Menu and footer of Spanish pages. | /es/ahora',
    feeds: 'Feeds | page of words | Titles of podcast and feeds. | /data',
    embeds:
      'Cards for other sites | page of words | Words of the cards that other sites show. | /data',
  },
};

const shown = new Map<string, Shown>(
  Object.entries(groups).flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, row]): [string, Shown] => {
      const [label = name, singular = 'entry', hint = '', preview] = row.split(' | ');
      return [name, { group, label, singular, hint, ...(preview && { preview }) }];
    }),
  ),
);

/**
 * The kinds by name, as the studio lists them. One that the table forgot comes last, under its own
 * name.
 */
export function allKinds(): [name: string, kind: Kind][] {
  const known: Record<string, Kind> = kinds;
  const names = [...new Set([...shown.keys(), ...Object.keys(known)])];
  return names.flatMap((name) => (known[name] ? [[name, known[name]]] : []));
}

/** What staff read of a kind. */
export function wordsOfKind(name: string): Shown {
  return shown.get(name) ?? { group: 'The site', label: name, singular: 'entry', hint: '' };
}

/** The address of the page that shows an entry; undefined where no page is its own. */
export function previewOf(kind: string, id: string): string | undefined {
  return shown.get(kind)?.preview?.replace('{id}', id);
}

/** The fields that the words of a page or a letter are called by, the first that is a text. */
const titlesOfWords = ['name', 'title', 'headline', 'what'];

/**
 * The title of an entry in words; the id where it has none. For a figure, the figure and its
 * sentence.
 */
export function titleOf(kind: string, id: string, data: unknown): string {
  const fields = Object(data) as Record<string, unknown>;
  if (kind === 'claims') return claimTitle(fields) ?? id;
  if ((kinds as Record<string, Kind>)[kind]?.only?.length === 1) return wordsOfKind(kind).label;
  const titleField = titleFieldOf(formFor(kind));
  const found = (titleField ? [titleField] : titlesOfWords)
    .map((name) => fields[name])
    .find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found : id;
}

function claimTitle({ figure, wording, specified }: Record<string, unknown>): string | undefined {
  const { figure: draft, wording: words } = Object(specified) as Record<string, unknown>;
  const parts = [figure ?? (wording ? undefined : draft), wording ?? words];
  const title = parts.filter((part) => typeof part === 'string').join(': ');
  if (title === '') return undefined;
  return title.length <= 100 ? title : `${title.slice(0, 99).replace(/\s+\S*$/, '')}…`;
}
