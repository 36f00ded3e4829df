import { z } from 'zod';
import {
  calendarDate,
  closing,
  heading,
  holdsPlaces,
  httpsUrl,
  listOf,
  page,
  text,
  words,
} from '#content/fields.ts';
import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { pages } from '#site/page-row.ts';
import { chartWordsSchema } from './charts/chart-words.schema.ts';
import { claimSchema, statisticSchema } from './claims/claim.schema.ts';
import { figurePageSchema } from './figure/figure.schema.ts';
import { seriesSchema } from './series/series.schema.ts';
import { publishersSchema } from './sources/publishers.schema.ts';

function withPlaceholder(place: string) {
  return text.refine((value) => value.includes(`{${place}}`), holdsPlaces(`{${place}}`));
}

/** The words of the evidence page around its entries (docs/requirements/product.md, "Content"). */
export const evidencePageSchema = page({
  reading: heading.describe('Above the meaning of each status'),
  differs: heading.describe('Claims whose source gives another figure, and what that means'),
  unsourced: heading.describe('Claims without a source, and what that means'),
  supported: heading.describe('Claims whose source states the figure, and what that means'),
  topics: words({
    home: 'Name of the figures about health messages',
    'extreme-heat': 'Name of the figures about heat',
    wildfires: 'Name of the figures about smoke',
    'extreme-weather': 'Name of the figures about storms',
    flooding: 'Name of the figures about floods',
    'key-messages': 'Name of the figures behind the key messages',
  }).describe('The topics, as headings'),
  search: words({
    title: 'Heading above the search',
    hint: 'What can be searched for, under the field',
    waiting: 'While the claims are being read',
    none: 'When no claim is left',
    advice: 'What to try then',
  }).describe('The search'),
  files: words({
    title: 'Heading above the files',
    text: 'What they are for',
    data: 'Link to all claims as data',
    table: 'Link to all claims as a table for spreadsheets',
    schema: 'Link to the description of the data',
    feed: 'Link to the feed of changes',
  }).describe('The claims as files'),
  feed: words({
    title: 'Name of the feed of changes',
    description: 'What it brings',
  }).describe('The feed of changes'),
  links: words({
    never: 'While no report on the links has been made',
    ran: withPlaceholder('date').describe('With the day of the last report as {date}'),
    sound: 'After it, when every link answered',
    trouble: withPlaceholder('n').describe(
      'After it, with the number of links that did not as {n}',
    ),
  }).describe('What is said of the links to other sites'),
  rules: words({
    title: 'Heading of the rules',
    points: listOf(text).describe('The rules we check by, one sentence or two each'),
  }).describe('The warm part before the end'),
  closing,
});
export type EvidencePageFile = z.infer<typeof evidencePageSchema>;

/** The report of `npm run links` on the links to other sites, which staff commit. */
export const linkReportSchema = words({
  ran: calendarDate.nullable().describe('Day of the last run; null while there was none'),
  links: z.int().min(0).describe('How many different addresses were asked'),
  trouble: z
    .array(
      words({
        url: httpsUrl.describe('Address that was asked').meta({ label: 'Address' }),
        outcome: z
          .enum(['gone', 'moved', 'refused', 'failed'])
          .describe('What became of it; the content guide says what to do then'),
        detail: 'The answer, or what went wrong',
        pages: z.array(text).describe('Pages of the site that link to it'),
      }),
    )
    .describe('The links to look at; empty if all answered'),
});
export type LinkReportFile = z.infer<typeof linkReportSchema>;

/** The pages of this room. */
export const evidencePages = pages({
  evidence: {
    href: '/evidence',
    words: evidencePageSchema,
    label: 'Evidence',
    section: 'evidence',
    menus: ['use'],
    weight: 'working',
    isList: true,
  },
});

/** The kinds of content of this room, but for the words of its pages. */
export const evidenceKinds = {
  claims: {
    group: 'Facts',
    label: 'Figures and their sources',
    singular: 'figure',
    hint: 'Every number of the site, with the document it is from.',
    preview: '/evidence/{id}',
    weight: 'informing',
    reserved: ['charts'],
    folder: 'claims',
    format: 'yaml',
    schema: claimSchema,
    searchWeight: 0.8,
  },
  series: {
    group: 'Facts',
    label: 'Series for charts',
    singular: 'series',
    hint: 'Values over years or side by side, with their source; each becomes a chart.',
    preview: '/evidence',
    folder: 'series',
    format: 'yaml',
    schema: seriesSchema,
  },
  statistics: {
    group: 'Facts',
    label: 'Statistics of the home page',
    singular: 'statistic',
    hint: 'The bars on the home page; each names a figure.',
    preview: '/',
    folder: 'statistics',
    format: 'yaml',
    schema: statisticSchema,
  },
  figurePage: wordsOfPage({
    file: 'figure',
    label: 'Page of a figure',
    href: '/evidence',
    schema: figurePageSchema,
  }),
  chartWords: wordsOfPage({
    file: 'charts',
    label: 'Words around charts',
    href: '/evidence',
    schema: chartWordsSchema,
  }),
  publishers: {
    group: 'Facts',
    label: 'Publishers and their websites',
    singular: 'list of publishers',
    hint: 'Which websites belong to whom: a source has to open one of them, or name who reported it.',
    preview: '/evidence',
    folder: 'data',
    only: ['publishers'],
    format: 'yaml',
    schema: publishersSchema,
  },
  linkReport: {
    group: 'Facts',
    label: 'Report on links',
    singular: 'link report',
    hint: 'What the last look at all links of the site found.',
    preview: '/evidence',
    folder: 'data',
    only: ['link-report'],
    format: 'yaml',
    schema: linkReportSchema,
  },
} as const satisfies Record<string, KindRow>;
