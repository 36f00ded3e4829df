import { z } from 'zod';
import {
  calendarDate,
  entryTitle,
  httpsUrl,
  listOf,
  partialDate,
  reference,
  says,
  text,
  words,
} from '#content/fields.ts';
import { documentTypes } from '../citations/citable.ts';
import { referenceFields } from '../sources/document.schema.ts';

const source = words({
  publisher: 'Who published the document; of a paper, who publishes the journal',
  title: 'Title of the document',
  type: z
    .enum(documentTypes)
    .describe('article for a paper in a journal, report, web-page or data-set')
    .meta({ label: 'What it is', hintInForm: 'A paper in a journal is an article' }),
  year: z
    .int()
    .min(1900)
    .max(2100)
    .nullable()
    .describe('Year of publication; null if the page shows none'),
  url: httpsUrl.describe('Address of the document at its publisher').meta({ label: 'Address' }),
  ...referenceFields,
}).refine(({ type, journal }) => (type === 'article') === (journal !== undefined), {
  path: ['journal'],
  ...says(
    'must stand where "type" is article, and nowhere else',
    'A paper needs its journal, and nothing else has one. Write it, or choose another kind of document.',
  ),
});

const shared = {
  specified: words({
    figure: 'The figure as it was first given to us: "35%"',
    wording: 'The words it came with',
  })
    .meta({ label: 'The draft it answers' })
    .optional()
    .describe('The draft figure this entry answers; leave out for an added figure'),
  group: z
    .enum(['home', 'extreme-heat', 'wildfires', 'extreme-weather', 'flooding', 'key-messages'])
    .describe('Where on the site the figure belongs'),
  checked: calendarDate
    .describe('Day the entry was last compared with what was read')
    .meta({ label: 'Checked on' }),
  nextCheck: calendarDate
    .describe('Day by which it must be compared again')
    .meta({ label: 'Check again by' }),
  note: text.describe('How the figure was checked'),
  caution: text.optional().describe('Limits that matter for the wording'),
  notSaid: listOf(text)
    .optional()
    .describe(
      'What the figure does not say, a sentence or two each, as it goes on after that heading: "That heat alone brings the rise."',
    )
    .meta({ label: 'What it does not say', item: 'What it does not say' }),
  history: z
    .array(
      words({
        date: calendarDate.describe('Day of the change'),
        change: 'What was changed and why, in a sentence',
      }),
    )
    .min(1, 'must have at least one entry')
    .describe('Every change of the entry, the first one first; they become the feed of changes')
    .meta({ item: 'History line' }),
};

const published = {
  ...shared,
  figure: text
    .nullable()
    .describe('The number to show, exactly as the source supports it; null for advice without one'),
  wording: text.describe('The sentence that may be published, with place, period and people'),
  otherDigits: text
    .optional()
    .describe(
      'Why the sentence has not the digits of the figure: "Rounded to thousands."; leave out where it has them',
    )
    .meta({ label: 'Why its digits are others' }),
  population: text.describe('Who or what was counted, as the source names them'),
  place: text.describe('Where it was counted'),
  period: text
    .nullable()
    .describe('Years it was counted in, or "Projection for …"; null if the source names none'),
  source: source.describe('The document to cite'),
  readAt: z
    .array(
      words({
        url: httpsUrl.describe('Page whose text states the figure').meta({ label: 'Address' }),
        year: partialDate.nullable().describe('Year of that page; null if it shows none'),
      }),
    )
    .min(1, 'must have at least one entry')
    .describe('What was read')
    .meta({ label: 'Where it was read', item: 'Page read' }),
};

/**
 * The schema of a claim file (docs/requirements/product.md, "Content"): one figure and the evidence
 * for it.
 */
export const claimSchema = z.discriminatedUnion('status', [
  words({
    ...published,
    status: z.literal('supported').describe('The source states the figure'),
  }),
  words({
    ...published,
    specified: shared.specified
      .unwrap()
      .describe('The draft figure that the source does not state'),
    status: z.literal('differs').describe('Sources give another figure than the draft'),
  }),
  words({
    ...shared,
    specified: shared.specified.unwrap().describe('The draft figure for which nothing was found'),
    status: z.literal('unsourced').describe('No published source was found'),
    closest: reference('claims').describe('Id of the closest published figure'),
  }),
]);
export type ClaimFile = z.infer<typeof claimSchema>;
export type SourcedClaimFile = Exclude<ClaimFile, { status: 'unsourced' }>;

/**
 * The schema of a statistic file (specification section 3, statistic card). The source comes from
 * the claim.
 */
export const statisticSchema = words({
  order: z.int().describe('Place on the home page; lower comes first'),
  value: 'The figure as it is shown: "71%"',
  label: entryTitle('What the figure counts; no more than the source says'),
  claim: reference('claims').describe('Id of the claim that carries it'),
  bars: listOf(
    words({
      percent: z.number().min(0).max(100).describe('How many of a hundred bars are filled'),
      label: 'What they count, in a few words that follow the number: "had heard about it"',
    }),
  )
    .describe('The shares that the figure is made of, drawn to scale, a row for each')
    .meta({ item: 'Row of bars' }),
});
export type StatisticFile = z.infer<typeof statisticSchema>;
