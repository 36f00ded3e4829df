import type { z } from 'zod';
import { heading, listOf, page, point, text, words } from '#content/fields.ts';
import type { KindRow } from '#content/kind.ts';
import { pages } from '#site/page-row.ts';

/** The words of the page about data, feeds and embeds. */
export const dataPageSchema = page({
  files: words({
    ...heading.shape,
    columns: words({
      file: 'Name of the file',
      holds: 'What is in it',
      schema: 'What describes it',
      size: 'How large it is',
      built: 'When it was made',
    }).describe('The columns of the table'),
    tables: 'How the tables (CSV) are written, and what to know when reading them',
    entries: 'How many entries a file has, with {count}',
    schema: 'Link to a schema',
    speakers: 'What speakers.json holds',
    events: 'What events.json holds',
    resources: 'What resources.json holds',
    claims: 'What claims.json holds',
    record: 'What the temperature record holds',
    recordSource: 'Link to where the record is from',
  }).describe('The data files'),
  fields: words({
    ...heading.shape,
    optional: 'Said of a field that a record may leave out',
  }).describe('The fields of every file'),
  license: words({
    title: 'Heading of the license',
    text: listOf(text).describe('What may be done, and what is whose'),
    link: 'Name of the license, as its link',
    file: 'Link to the text file',
  }).describe('The license, on the page and in its file'),
  feeds: words({
    ...heading.shape,
    podcast: point.describe('The podcast'),
    stories: point.describe('The feed of stories'),
    library: point.describe('The feed of the library'),
    evidence: point.describe('The feed of changed claims'),
    calendar: point.describe('The calendar of all events'),
    map: point.describe('The map of the site for machines'),
  }).describe('Feeds and calendars'),
  embeds: words({
    ...heading.shape,
    speaker: 'Heading of the code for a speaker',
    hazard: 'Heading of the code for a hazard, with {hazard}',
    chart: 'Heading of the code for a chart',
    events: 'Heading of the code for the events',
    others: 'Where the code for every other entry is',
    height: 'What the height of a frame fits',
  }).describe('Cards for other sites'),
});
export type DataPageFile = z.infer<typeof dataPageSchema>;

const framedPage = words({
  title: 'Title of its document; {name} is filled in where it has one',
  description: text.max(155).describe('One sentence about it, with {name}'),
  frame: 'What a screen reader calls the frame, with {name} and {site}',
  back: 'The link back, with {name} and {site}',
});

/** The words of the pages that other sites show in a frame. */
export const embedsSchema = words({
  speaker: framedPage.describe('The card of a speaker'),
  hazard: framedPage.describe('The card of a hazard'),
  chart: framedPage.describe('The chart of a series'),
  events: words({
    ...framedPage.shape,
    heading: 'Heading of the list',
    asOf: 'Day of the list, with {date}',
    none: 'Said when no event is to come',
  }).describe('The list of events'),
  code: words({
    copied: 'What the button copies, with {what}',
    see: 'Link to the page that is framed',
    profile: words({
      title: 'Heading in the press kit',
      text: 'What the code does',
    }).describe('In the press kit of a speaker'),
    chart: 'What opens the code of a chart',
    kit: words({
      title: 'Heading on the page of a hazard',
      text: 'What the code does',
    }).describe('On the page of a hazard'),
  }).describe('The code to copy'),
});
export type EmbedsFile = z.infer<typeof embedsSchema>;

/** The pages of this room. */
export const openDataPages = pages({
  data: {
    href: '/data',
    words: dataPageSchema,
    label: 'Data & Embeds',
    inStudio: 'Data, feeds and embeds',
    section: 'evidence',
    menus: ['use'],
    weight: 'informing',
    // Every file with its fields, and the codes of the cards.
    isList: true,
  },
});

/** The kinds of content of this room, but for the words of its pages. */
export const openDataKinds = {
  embeds: {
    group: 'The site',
    label: 'Cards for other sites',
    singular: 'page of words',
    hint: 'Words of the cards that other sites show.',
    preview: '/data',
    folder: 'pages',
    only: ['embeds'],
    format: 'yaml',
    schema: embedsSchema,
  },
} as const satisfies Record<string, KindRow>;
