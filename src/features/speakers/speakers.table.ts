import { z } from 'zod';
import {
  closing,
  heading,
  holdsPlaces,
  listOf,
  nothingYet,
  page,
  point,
  sentence,
  text,
  words,
} from '#content/fields.ts';
import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { sections } from '#site/navigation.ts';
import { pages } from '#site/page-row.ts';
import { mapSchema } from './map/map.schema.ts';
import { reservedSpeakerIds, speakerSchema } from './speaker.schema.ts';

/* The words of this room's pages: for each key its hint, as in `docs/content-fields.md`. */

/** The words around the list of the speaker directory (specification section 2). */
export const directoryPageSchema = page({
  bookLabel: 'Button that starts a booking',
  yet: nothingYet,
  search: words({
    hint: 'Under the search field: what else is searched',
    waiting: 'While a long list is on its way',
    partial: 'Where only names and titles could be searched',
    failed: 'Where only the first page of the list could be searched',
    none: 'Nobody matches; word for word as it was decided',
    hintNone: 'Under that sentence: what may help',
    askLabel: 'Button that writes to the team with the search in the letter',
    nearest: 'Heading over the speakers who come nearest',
  }).describe('Search and filters'),
  table: 'Link to all speakers as a table for spreadsheets',
  pages: words({
    title: 'Name of the pages of a long list, for screen readers',
    next: 'Link to the next page of a long list',
    previous: 'Link to the page before',
  }).describe('Where the list is too long for one page'),
  apply: words({
    title: 'Heading of the closing call',
    text: 'Sentence of the closing call',
    button: 'Button to the page for those who want to become a speaker',
  }).describe('The closing call'),
});
export type DirectoryPageFile = z.infer<typeof directoryPageSchema>;

/** The words of every speaker's page (specification section 2, Speaker profile). */
export const profilePageSchema = words({
  found: words({
    open: sentence('Speaker who takes requests', 'profession', 'organization', 'name'),
    paused: sentence('Speaker who takes none now', 'profession', 'organization', 'name'),
  }).describe('The sentence that search engines show of a profile'),
  noVideos: 'What stands there where a speaker has no recordings',
  noPublications: 'What stands there where a speaker has no writings',
  videosSoon: sentence('Above recordings that are all still to come', 'count'),
  publicationsSoon: sentence('Above writings that are all still to come', 'count'),
  untilPlay: 'What happens at the video host before a video is played',
  booking: 'What to send when booking this speaker',
  pausedTitle: 'How it begins while the speaker takes no requests',
  paused: 'What to do while the speaker takes no requests',
  pausedLabel: 'Button that asks us for someone similar',
  bookLabel: 'Button that starts a booking',
  interviewLabel: 'Button beside the name, for reporters',
  bookSpeakerLabel: 'Button beside the name, for hosts',
  years: words({
    line: 'What is drawn, with {since}, the {count} of years, {first} and {last} of the record',
    hottest: 'Said after it where the ten hottest years are among them',
  }).describe('The temperature record with the years in practice, under the head'),
  mediaLede: 'How reporters reach the speaker',
  mediaMore: 'Link to how the media team is reached, while the speaker takes no requests',
  mediaAsk: sentence('Link that asks the media team for the speaker', 'name'),
  mediaDeadline: 'Link to the page for reporters with a deadline',
  mediaCall: sentence('Link that calls the desk', 'phone'),
  mediaNow: words({
    talk: sentence('On the visitor’s clock', 'day', 'from', 'to', 'zone'),
    there: sentence('The same on the speaker’s clock', 'day', 'from', 'to', 'zone'),
    clock: sentence('What time it is where the speaker is', 'time'),
    today: 'The day it is',
    tomorrow: 'The day after',
    short: sentence('On a card, where both clocks read the same', 'day', 'from'),
    shortBoth: sentence('On a card; {there} is the speaker’s clock', 'day', 'from', 'there'),
  }).describe('When the speaker can talk to the media, on every page; needs JavaScript'),
  talkFigures: 'Over the figures of a talk',
  askForTalk: 'Link that books the speaker with one of the talks',
  kit: words({
    title: 'Heading of the press kit',
    lede: 'What the press kit is for',
    short: 'What the short biography is for',
    medium: 'What the medium biography is for',
    long: 'Where the long biography stands on the page',
    headshots: 'What is to be known of the files',
    sheet: 'What comes out when the page is printed',
  }).describe('Biographies, headshots and the sheet to print'),
  similar: words({
    title: 'Heading over three speakers like this one',
    instead: 'That heading beside the name of a speaker who takes no requests',
    fields: sentence('Reason: shared expertise', 'fields'),
    region: sentence('Reason: the same region', 'region'),
    languages: sentence('Reason: shared languages beyond English', 'languages'),
    engagements: sentence('Reason where there is no other: what both can do', 'engagements'),
  }).describe('Speakers like this one; the reasons are joined by semicolons'),
  sheet: words({
    book: sentence('How to book, on paper', 'email'),
    paused: sentence('What to ask instead while the speaker takes no requests, on paper', 'email'),
    media: sentence('How reporters reach the speaker, on paper', 'email', 'phone'),
    code: 'What the code leads to',
  }).describe('Words that only stand on the printed sheet'),
});
export type ProfilePageFile = z.infer<typeof profilePageSchema>;

const textWithNumber = text.refine(
  (value) => value.includes('{n}'),
  holdsPlaces('{n}, the number,'),
);
const textWithNames = text.refine(
  (value) => value.includes('{names}'),
  holdsPlaces('{names}, the names,'),
);

/** The words of the page of a shortlist and of the bar at the foot of pages. */
export const shortlistPageSchema = page({
  empty: words({
    title: 'When there is nothing to show',
    text: 'How a list begins and where it stays',
    noScript: 'What stands there without JavaScript',
    directory: 'Link to the directory',
    book: 'Link to the booking form',
  }).describe('The page without a list'),
  loading: 'While the facts about the speakers are fetched',
  unavailable: 'When the facts did not come',
  gone: words({
    one: 'When one speaker of a list has left',
    many: textWithNumber.describe('When several have left; {n} is their number'),
  }).describe('Speakers who have left'),
  full: 'When no more speakers fit',
  notKept: 'On the page, when the browser keeps nothing',
  tray: words({
    review: 'Link to the shortlist',
    notKept: 'When the browser keeps nothing',
  }).describe('The bar at the foot of pages'),
  undo: words({
    removed: sentence('Where a speaker was removed', 'name'),
    said: 'What a screen reader adds to that',
    button: 'Button that puts the speaker back',
    empty: 'In the bar, once the last speaker was removed',
    dismiss: 'Button that closes this',
  }).describe('Removing a speaker, and taking that back'),
  shared: words({
    title: 'Heading above a list that came with a link',
    text: 'Where it comes from',
    keep: 'Button while the visitor has no list of their own',
    join: 'Button while the visitor has one',
    tooMany: 'Instead of the button, when the two do not fit together',
    own: 'Link to the visitor’s own list',
  }).describe('A list that came with a link'),
  order: words({
    title: 'Heading of the list',
    lede: 'What the order means',
    ledePanel: 'The same once all of them are asked for',
    onPanel: 'In place of “First choice” then',
    leftOut: 'In its place for a speaker who takes no requests',
  }).describe('The list in order'),
  compare: words({ title: 'Heading of the table' }).describe('The table'),
  copy: words({
    text: 'Where the list is kept',
    link: 'Link to the page that saves a copy',
  }).describe('Saving a copy of what this device keeps'),
  share: words({
    title: 'Heading',
    link: 'Label of the field with the link',
    hint: 'What the link does',
    copied: 'After “Copy” and “Copied”',
    send: 'Button that opens the sharing of the device',
    print: 'Button',
  }).describe('Giving the list to others'),
  book: words({
    title: 'Heading',
    text: 'What the request is and who answers',
    button: 'Button with several speakers',
    buttonOne: 'Button with one speaker',
    paused: words({
      one: textWithNames.describe('One speaker takes no requests; {names} is the name'),
      many: textWithNames.describe('Several take none; {names} are the names'),
    }).describe('Who is left out of the request'),
    nobody: 'When none of them takes requests',
    buttonNobody: 'Button then',
  }).describe('Booking the speakers of the list'),
});
export type ShortlistWords = z.infer<typeof shortlistPageSchema>;

/**
 * The sentences for nobody, for one and, with the place of the count, for more. `more` says which
 * other places they may have, such as `, with {place}`.
 */
function countWords(hint: string, more = '') {
  return words({
    none: `For nobody${more}`,
    one: `For one${more}`,
    many: text
      .refine((value) => value.includes('{count}'), holdsPlaces('{count}'))
      .describe(`For more, with {count}${more}`),
  }).describe(hint);
}

/** The words of the map of voices, wherever it stands. */
export const voiceMapPageSchema = page({
  summary: sentence('How many voices live in how many places', 'voices', 'places'),
  voices: countWords('The voices in that sentence'),
  places: countWords('The places in that sentence'),
  square: words({
    name: sentence('A square, as a screen reader reads it', 'code', 'place', 'lives', 'comes'),
    lives: countWords('How many live there'),
    comes: countWords('How many others can come'),
  }).describe('The squares of the map'),
  view: words({
    title: 'Name of the control, for screen readers',
    cards: 'The list of speakers as cards',
    map: 'The map',
  }).describe('The control that leads from the list of speakers to the map and back'),
  skip: 'Link past the squares',
  legend: words({
    lives: 'A filled square',
    comes: 'A square with an edge',
    screen: 'A square with a dashed edge',
  }).describe('The legend of the squares'),
  list: words({
    title: 'Heading over the list of all places',
    here: text.describe('How many live there, with {count}, before who can come'),
  }).describe('All places as a list'),
  panel: words({
    livesHere: 'Under the number of residents',
    canCome: 'Under the number of those who can come',
    byScreen: 'Under the number of those who can be heard by screen',
    nobody: sentence('Where nobody lives', 'place'),
    nearest: sentence('Above those who live nearest', 'place'),
    everybody: countWords('Link to everybody who can speak there', ', with {place}'),
    onScreen: 'Link to those who speak by screen',
  }).describe('The part about one place'),
  far: sentence('On the home page: how many come to every place', 'count', 'all'),
  nominate: 'Below the map: asks for names',
  nominateLink: 'Link to how somebody is nominated',
  small: words({
    title: 'Heading over the map of a profile',
    all: sentence('Who travels anywhere in the country', 'country'),
    region: sentence('Who travels in the region', 'count', 'region'),
    home: sentence('Who travels near home', 'place'),
    none: 'Who takes no requests, or is heard by screen alone',
  }).describe('The small map of a profile, in words'),
  closing,
});
export type VoiceMapWords = z.infer<typeof voiceMapPageSchema>;

/** The words of the page for new speakers (specification section 2, Speakers join). */
export const joinPageSchema = page({
  apply: 'Main button, which opens the form of the letter',
  contact: 'Link to the same letter, for those with a question',
  benefits: heading
    .extend({
      points: z
        .array(point)
        .length(3, 'must have three benefits')
        .describe('Amplify Your Impact, Professional Development, Join a Community'),
    })
    .describe('What speakers gain'),
  asked: heading
    .extend({
      points: listOf(text).describe('What we ask of a speaker, one sentence each'),
      link: text.describe('Link to the steps of selection'),
    })
    .describe('What is asked of a speaker'),
  closing,
});
export type JoinPageFile = z.infer<typeof joinPageSchema>;

/** The pages of this room, and that of the booking form, whose words are those of the letters. */
export const speakersPages = pages({
  directory: {
    href: sections.speakers.href,
    words: directoryPageSchema,
    file: 'speaker-directory',
    label: sections.speakers.label,
    inStudio: 'Speakers bureau',
    section: 'speakers',
    menus: ['speakers'],
    weight: 'working',
    isList: true,
  },
  voiceMap: {
    href: '/speakers/directory/map',
    words: voiceMapPageSchema,
    label: 'Map of Voices',
    section: 'speakers',
    weight: 'informing',
    isList: true,
  },
  booking: {
    href: '/speakers/book',
    wordsEntry: 'contactWords',
    wordsKey: 'booking',
    section: 'speakers',
    weight: 'working',
  },
  join: {
    href: '/speakers/join',
    words: joinPageSchema,
    label: 'Become a Speaker',
    section: 'speakers',
    menus: ['speakers', 'takePart'],
    weight: 'working',
  },
  shortlist: {
    href: '/speakers/shortlist',
    isIndexed: false,
    words: shortlistPageSchema,
    inStudio: 'Shortlist',
    section: 'speakers',
    weight: 'working',
  },
});

/** The kinds of content of this room, but for the words of its pages. */
export const speakersKinds = {
  speakers: {
    group: 'People',
    label: 'Speakers',
    singular: 'speaker',
    hint: 'Who can be invited to speak; one profile each.',
    preview: '/speakers/profile/{id}',
    folder: 'speakers',
    format: 'md',
    schema: speakerSchema,
    searchWeight: 1.3,
    reserved: reservedSpeakerIds,
    weight: 'working',
    isList: true,
  },
  maps: {
    group: 'The site',
    label: 'Maps',
    singular: 'map',
    hint: 'Where the places of a country stand on the map of voices; the one in use is chosen with name and addresses.',
    folder: 'maps',
    format: 'yaml',
    schema: mapSchema,
    fallsBack: true,
  },
  profilePage: wordsOfPage({
    file: 'speaker-profile',
    label: 'Profile of a speaker',
    href: '/speakers/directory',
    schema: profilePageSchema,
  }),
} as const satisfies Record<string, KindRow>;
