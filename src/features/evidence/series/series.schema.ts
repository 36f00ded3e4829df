import { z } from 'zod';
import {
  calendarDate,
  entryTitle,
  httpsUrl,
  listOf,
  reference,
  says,
  text,
  words,
} from '#content/fields.ts';

/** How the values of a series are drawn (docs/decisions/charts.md). */
export const chartForms = ['series', 'columns', 'comparison', 'share', 'staircase'] as const;
export type ChartForm = (typeof chartForms)[number];

/** The statements about values that the content check can work out (`statements.ts`). */
export const statementForms = [
  'highest',
  'lowest',
  'value',
  'mean',
  'above',
  'top',
  'grows',
  'rises',
  'across',
  'share',
  'sum',
] as const;

const column = words({
  name: text
    .describe('Its name in the first line of the table, such as deaths_per_year')
    .meta({ label: 'Name in the table' }),
  label: 'What stands above it on the page, in a few words',
  unit: 'What is counted, with its unit: "Deaths per million people a year"',
  use: z
    .enum(['place', 'bar', 'low', 'high', 'table'])
    .describe(
      'place for the first column, with years or names; bar for what is drawn; low and high for the ends of an interval; table for what stands in the table alone',
    )
    .meta({ label: 'What it is for' }),
  sign: text.optional().describe('What follows each value, such as "%"; leave out where nothing'),
  decimals: z
    .int()
    .min(0)
    .max(4)
    .optional()
    .describe('Decimals on the page; leave out to write values as they stand in the table'),
});

/** Words or an address; no address that runs a script. */
const placeOfReading = text.refine(
  (place) => !/^(?:(?:java|vb)script|data):/i.test(place.replace(/\s/g, '')),
  says(
    'is no place; write an address that begins with https://, or the name of a file',
    'Write an address that begins with https://, or the name of a file.',
  ),
);

const statement = words({
  that: z
    .enum(statementForms)
    .describe(
      'highest or lowest: the row "at"; value, share (of the sum), mean, sum: it "is" that number; above: "is" values are above "limit"; top: "is" of the "limit" highest are from "since" on; grows: each value is higher than the one before; rises: from row "from" to row "to", by "is" percent or "times" as high; across: from column "from" to column "to" in the "rows", and in no other',
    )
    .meta({ label: 'What it says' }),
  column: text.optional().describe('Name of the column; leave out for the first one that is drawn'),
  at: text.optional().describe('Name of the row'),
  rows: listOf(text).optional().describe('Names of the rows'),
  from: text.optional().describe('First row or column'),
  to: text.optional().describe('Last row or column'),
  since: text.optional().describe('Row from which on they are'),
  limit: z.number().optional().describe('A value, or how many'),
  times: z.number().optional().describe('At least how many times as high'),
  is: z.number().optional().describe('The number that the sentence names, as it is rounded there'),
});

/**
 * The schema of a series (docs/requirements/product.md, "Content"): what `series/{id}.csv` beside
 * it holds, where that was read, and how it is drawn.
 */
export const seriesSchema = words({
  title: entryTitle('One sentence that the values prove; it stands above the chart'),
  hazard: z
    .enum(['extreme-heat', 'wildfires', 'extreme-weather', 'flooding'])
    .optional()
    .describe('The hazard it is about, whose color it has; leave out where none'),
  claims: z
    .array(
      words({
        claim: reference('claims').describe('Id of a figure it stands beside'),
        states: text
          .optional()
          .describe(
            'The part of that figure whose numbers are in these values: "68%"; leave out where it is another measure',
          ),
      }),
    )
    .describe('The figures beside which it stands; an empty list for a series of a hazard alone')
    .meta({ item: 'Figure' }),
  chart: z
    .enum(chartForms)
    .describe(
      'series for 13 years or more, columns for fewer years or decades, comparison for values side by side, share for parts of a hundred, staircase for parts that make a hundred',
    ),
  columns: listOf(column)
    .describe('Every column of the table, in its order')
    .meta({ item: 'Column' }),
  projected: listOf(text)
    .optional()
    .describe('Names of the rows that are projections; their bars are outlined')
    .meta({ item: 'Projected row' }),
  means: listOf(words({ from: 'First row', to: 'Last row' }))
    .optional()
    .describe('Years whose mean is drawn as a line, where the title speaks of it')
    .meta({ item: 'Mean' }),
  break: words({
    before: 'The first row after the change',
    words: 'What changed, in two or three words: "Codes changed"',
  })
    .optional()
    .describe('A change of what is counted; the rows before and after it are not compared'),
  population: text.describe('Who or what was counted'),
  place: text.describe('Where it was counted'),
  source: words({
    author: 'Who wrote the document',
    title: 'Title of the document, with the number of its figure or table',
    publisher: 'Who published it',
    year: z.int().min(1900).max(2100).describe('Year of publication'),
    url: httpsUrl
      .optional()
      .describe('Address of the document; leave out if none was read')
      .meta({ label: 'Address' }),
  }).describe('The document to cite'),
  readIn: listOf(placeOfReading)
    .describe(
      'Where the values were read: an address, or a file and its version, and what was in it',
    )
    .meta({ label: 'Read in' }),
  status: z
    .enum(['confirmed', 'partly'])
    .describe(
      'confirmed: in the file of the publisher, an exact copy, or two copies that agree; partly: in one copy made by somebody else, or only some of the values in two',
    ),
  checked: calendarDate
    .describe('Day the values were last compared with what was read')
    .meta({ label: 'Checked on' }),
  arithmetic: text
    .optional()
    .describe('What we computed from the values that were read; leave out if nothing'),
  caution: text.describe('What a reader must not conclude; it stands beside the chart everywhere'),
  alternative: text
    .describe(
      'The chart in words, for whoever does not see it: the first value, the last, the highest, with their rows',
    )
    .meta({ label: 'Text alternative' }),
  statements: listOf(statement)
    .describe('What title and text alternative say of the values, so that it can be worked out')
    .meta({ item: 'Statement' }),
}).refine(
  ({ columns }) => columns[0]?.use === 'place' && columns.some(({ use }) => use === 'bar'),
  {
    path: ['columns'],
    ...says(
      'must begin with the column whose "use" is place, and have one whose "use" is bar',
      'The first column is for Place; one of the others is for Bar.',
    ),
  },
);
export type SeriesFile = z.infer<typeof seriesSchema>;
export type SeriesColumn = SeriesFile['columns'][number];
export type Statement = SeriesFile['statements'][number];
