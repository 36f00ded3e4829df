import type { Kind } from '#content/kind.ts';
import { type KindName, kinds } from '#kinds.ts';
import type { KindSummary } from '../protocol.ts';

type Shown = Pick<KindSummary, 'group' | 'label' | 'singular' | 'hint'> & {
  /** The address of the page that shows an entry; `{id}` is its id. Undefined where no page is its own. */
  preview?: string;
};

/**
 * What staff read of each kind, group by group, in the order of `docs/content-guide.md`: its name, one such entry, what it
 * is, and the address of the page that shows it, if there is one.
 */
const groups: [group: string, rows: Partial<Record<KindName, string>>][] = [
  [
    'People',
    {
      speakers:
        'Speakers | speaker | Who can be invited to speak; one profile each. | /speakers/profile/{id}',
      board:
        'Advisory board | board member | Members of the advisory board. | /about/advisory-board',
    },
  ],
  [
    'Stories and events',
    {
      stories:
        'Stories | story | Health workers tell what they saw, with recording. | /stories/{id}',
      exchange:
        'Catalyst Exchange | exchange entry | What groups need and what health workers offer. | /be-catalyst/exchange',
      events:
        'Events | event | One file for each event of the calendar. | /resources/events-calendar/{id}',
    },
  ],
  [
    'Facts',
    {
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
  ],
  [
    'Letters',
    {
      letters: 'Letters | letter | The questions of a letter, who reads it and by when.',
      contactWords:
        'Words around every letter | page of words | Headings and notices of the letter forms.',
    },
  ],
  [
    'Files for hosts and media',
    {
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
  ],
  [
    'Searching',
    {
      searchWords:
        'Words people search with | list of words | Words that mean the same, and words for pages. | /search',
      searchPage: 'Search | page | Words of the search and of its page. | /search',
    },
  ],
  [
    'Pages',
    {
      homePage: 'Home | page | The words of /. | /',
      aboutUsPage: 'About us | page | The words of /about/about-us. | /about/about-us',
      visionPage: 'Our purpose | page | The words of /about/vision. | /about/vision',
      howWeSelectPage:
        'How we select | page | The words of /about/how-we-select. | /about/how-we-select',
      boardPage:
        'Advisory board | page | The words of /about/advisory-board. | /about/advisory-board',
      directoryPage:
        'Speakers bureau | page | The words of /speakers/directory. | /speakers/directory',
      profilePage:
        'Profile of a speaker | page | The words of /speakers/directory. | /speakers/directory',
      shortlistPage: 'Shortlist | page | The words of /speakers/shortlist. | /speakers/shortlist',
      joinPage: 'Become a speaker | page | The words of /speakers/join. | /speakers/join',
      storiesPage: 'Stories | page | The words of /stories. | /stories',
      storyPage: 'Page of a story | page | The words of /stories. | /stories',
      catalystPage: 'Be a Catalyst | page | The words of /be-catalyst. | /be-catalyst',
      fourWays: 'Four ways to help | page | The words of /be-catalyst. | /be-catalyst',
      exchangePage:
        'Catalyst Exchange | page | The words of /be-catalyst/exchange. | /be-catalyst/exchange',
      resourcesPage: 'Resources | page | The words of /resources. | /resources',
      rapidResponsePage:
        'Rapid response guide | page | The words of /resources/rapid-response. | /resources/rapid-response',
      hazardKitPage:
        'Kit of a hazard | page | The words of /resources/rapid-response. | /resources/rapid-response',
      nowPage: 'What to do now | page | The words of /now. | /now',
      keyMessagesPage:
        'Key messages | page | The words of /resources/key-messages. | /resources/key-messages',
      eventsPage:
        'Events calendar | page | The words of /resources/events-calendar. | /resources/events-calendar',
      eventPage:
        'Page of an event | page | The words of /resources/events-calendar. | /resources/events-calendar',
      calendarFiles:
        'Calendar files | page | The words of /resources/events-calendar. | /resources/events-calendar',
      libraryPage:
        'Resource library | page | The words of /resources/library. | /resources/library',
      resourcePage:
        'Page of a document | page | The words of /resources/library. | /resources/library',
      toolkitPage:
        'Community toolkit | page | The words of /resources/community-toolkit. | /resources/community-toolkit',
      plannerPage:
        'Host day planner | page | The words of /resources/community-toolkit/planner. | /resources/community-toolkit/planner',
      papersPage:
        'Event papers | page | The words of /resources/community-toolkit/papers. | /resources/community-toolkit/papers',
      mediaPage: 'Media | page | The words of /media. | /media',
      mediaDesk: 'Media desk | page | The words of /media. | /media',
      mediaInquiriesPage:
        'Media inquiries | page | The words of /media-inquiries. | /media-inquiries',
      deadlinePage:
        'I have a deadline | page | The words of /media-inquiries/deadline. | /media-inquiries/deadline',
      mediaKitPage:
        'Media kit | page | The words of /media-inquiries/media-kit. | /media-inquiries/media-kit',
      evidencePage: 'Evidence | page | The words of /evidence. | /evidence',
      dataPage: 'Data, feeds and embeds | page | The words of /data. | /data',
      offlineWords: 'Reading without a connection | page | The words of /offline. | /offline',
      legal: 'Privacy, terms, accessibility | legal page | What we promise and what holds. | /{id}',
      notFoundPage: 'Page not found | page | The words of /404. | /404',
    },
  ],
  [
    'The site',
    {
      site: 'Name, addresses, desk hours | site file | What the whole site says of the network. | /',
      spanishShell:
        'Words around Spanish pages | page of words | Menu and footer of Spanish pages. | /es/ahora',
      feeds: 'Feeds | page of words | Titles of podcast and feeds. | /data',
      embeds:
        'Cards for other sites | page of words | Words of the cards that other sites show. | /data',
    },
  ],
];

const shown = new Map<string, Shown>(
  groups.flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, row]): [string, Shown] => {
      const [label = name, singular = 'entry', hint = '', preview] = row.split(' | ');
      return [name, { group, label, singular, hint, ...(preview && { preview }) }];
    }),
  ),
);

/** The kinds by name, as the studio lists them. One that the table forgot comes last, under its own name. */
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

/** The fields that an entry is called by, the first that is a text. */
const titleFields = ['name', 'title', 'headline', 'what'];

/** The title of an entry in words; the id where it has none. For a figure, the figure and its sentence. */
export function titleOf(kind: string, id: string, data: unknown): string {
  const fields = Object(data) as Record<string, unknown>;
  if (kind === 'claims') return claimTitle(fields) ?? id;
  if ((kinds as Record<string, Kind>)[kind]?.only?.length === 1) return wordsOfKind(kind).label;
  const found = titleFields
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
