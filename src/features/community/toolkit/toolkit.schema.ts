import { z } from 'zod';
import {
  calendarDate,
  closing,
  heading,
  listOf,
  page,
  reference,
  says,
  text,
  words,
} from '#content/fields.ts';
import { threeSteps } from '../catalyst/catalyst.schema.ts';

/** The ids of the items of the toolkit (specification section 2), which its files name too. */
const toolkitItems = [
  'event-planning-checklist',
  'venue-requirements-guide',
  'budget-template',
  'event-flyer',
  'social-graphics-pack',
  'email-invitation-templates',
  'signage-pack',
  'attendee-handouts',
  'discussion-guide',
  'feedback-form-template',
  'key-messages-guide',
  'faq',
  'local-impacts-guide',
] as const;
export type ToolkitItem = (typeof toolkitItems)[number];

const item = words({
  id: z.enum(toolkitItems).describe('Which files it offers').meta({ label: 'Files' }),
  title: 'Name of the file',
  text: 'What it is for, in one sentence; {phases} are those of the checklist',
});

export const toolkitPageSchema = page({
  browse: 'Anchor at the top that leads to the files',
  steps: words({
    ...heading.shape,
    list: threeSteps('What to do in it').describe('Plan, promote, host'),
    tasks: 'Under the drawing of a phase of the checklist; {count} is how many tasks it has',
    findSpeaker: 'Link to the directory',
    planner: 'Link to the host day planner',
    papers: 'Link to the papers of an event',
  }).describe(
    'The three steps; its lede may hold {first} and {second}, the first phases of the checklist',
  ),
  resources: words({
    ...heading.shape,
    everything: words({
      title: 'Heading above the archive of all files',
      text: 'What is in it',
      hint: 'Beside the name of a group, with {items}',
      files: 'Beside the button, with {count}',
    }).describe('The archive of all files'),
    groups: listOf(
      words({
        title: 'Name of the group',
        items: listOf(item).describe('The files of the group'),
      }),
    ).describe('The groups of files; one opens at a time'),
  }).describe('The files'),
  successes: words({
    title: 'Heading above the quotations',
    quotes: z
      .array(
        words({
          quote: 'What was said, at most thirty words, without quotation marks',
          name: 'Who said it',
          role: 'Role and organization',
        }),
      )
      .max(2, 'must have at most two quotations')
      .default([])
      .describe('Success stories; leave out while there are none'),
  }).describe('The warm part near the end'),
  closing,
});
export type ToolkitPageFile = z.infer<typeof toolkitPageSchema>;

const claims = z.array(reference('claims'));
const resources = z.array(reference('resources'));

/**
 * Returns the schema of one kind of part. `about` says what it is for; `fields` are as in `words`.
 */
function part<Kind extends string, Fields extends Parameters<typeof words>[0]>(
  kind: Kind,
  about: string,
  fields: Fields,
) {
  const { shape } = words(fields);
  return z.strictObject({ kind: z.literal(kind).describe(about), ...shape });
}

const toolkitPart = z.discriminatedUnion('kind', [
  part('heading', 'A heading inside the section', { text: 'The heading' }),
  part('paragraph', 'Running text', { text: 'The paragraph' }),
  part('list', 'Points in any order', { items: listOf(text).describe('The points') }),
  part('steps', 'Points to be done in their order', { items: listOf(text).describe('The steps') }),
  part('checks', 'Points with a box to tick', { items: listOf(text).describe('What to tick off') }),
  part('phase', 'The tasks of a phase of the planner', {
    phase: 'Title of the phase, as it stands there',
    as: z
      .enum(['table', 'checks', 'steps'])
      .describe('As a table with room for a name and a day, as boxes to tick, or as steps'),
    caption: text.optional().describe('What a table holds, read before it; else the phase'),
  }),
  part('table', 'Any other table', {
    caption: 'What the table holds, read before it',
    columns: listOf(
      words({
        title: 'Head of the column',
        share: z.int().min(1).max(12).describe('Share of the width, such as 2'),
      }),
    ).describe('The columns'),
    rows: z
      .array(
        z.array(
          z
            .string()
            .describe('A cell; "" is room to write')
            .meta({ hintInForm: 'A cell; empty, it is room to write' }),
        ),
      )
      .min(1, 'must have at least one row')
      .describe('The rows, each with one entry for each column'),
  }).superRefine(({ columns, rows }, context) => {
    const odd = rows.findIndex((row) => row.length !== columns.length);
    if (odd === -1) return;
    const { error: message, params } = says(
      `must have ${columns.length} cells, one for each column`,
      `Give this row ${columns.length} cells, one for each column.`,
    );
    context.addIssue({ code: 'custom', path: ['rows', odd], message, params });
  }),
  part('callout', 'What must not be missed', {
    lead: 'The first words, in bold',
    text: 'The rest',
  }),
  part('question', 'A question for the room', {
    text: 'The question, word for word',
    follow: listOf(text).describe('What to ask next'),
    note: 'What the question is for, for whoever leads the talk',
  }),
  part('answer', 'A question that comes up, with its answer', {
    question: 'The question as people ask it',
    text: 'The answer in two or three sentences, without figures',
    claims: claims.default([]).describe('Ids of the claims behind it, printed with their sources'),
    resources: resources.default([]).describe('Ids of documents that say more'),
  }),
  part('facts', 'Figures with their sources', {
    claims: listOf(reference('claims')).describe('Ids of the claims'),
  }),
  part('documents', 'Documents of the library, each with what it is for', {
    resources: listOf(reference('resources')).describe('Ids of the documents'),
  }),
  part(
    'hazardQuestions',
    'The questions of every hazard for a local health department, from the hazard files',
    {},
  ),
  part('writing', 'Room to write', {
    items: listOf(
      words({
        label: 'What to write',
        lines: z.int().min(1).max(12).describe('Number of lines'),
      }),
    ).describe('What to write, one after the other'),
  }),
]);
export type ToolkitPart = z.infer<typeof toolkitPart>;

/**
 * The schema of a text document of the toolkit: sections of parts. The writers of PDF and Word
 * files support every kind of part.
 */
export const toolkitDocumentSchema = words({
  title: text.max(60).describe('Title of the document'),
  lede: text.max(220).describe('What it is for, in a sentence or two; also its description'),
  updated: calendarDate.describe('Day of the last change of these words, printed on the document'),
  sections: listOf(
    words({
      title: 'Heading of the section',
      newPage: z.boolean().optional().describe('true where it begins on a page of its own'),
      parts: listOf(toolkitPart).describe('What the section holds, in reading order'),
    }),
  ).describe('The sections'),
});
export type ToolkitDocumentFile = z.infer<typeof toolkitDocumentSchema>;

/**
 * The words that all documents of the toolkit share, and the headings of the documents that are
 * made from hazards and key messages.
 */
export const toolkitWordsSchema = words({
  kicker: 'What every document belongs to, above its title',
  updated: calendarDate.describe('Day of the last change of these words'),
  dateLine: 'In the foot of every page, with {date}',
  pageLine: 'In the foot of every page, with {page} and {pages}',
  source: 'Before the source of a figure',
  closest: 'Before the source of a figure that differs from ours',
  underReview: 'Under a figure that is under review',
  noSource: 'Under a figure for which no published source was found',
  moreIn: 'Before a document that says more',
  note: 'Before what a question is for',
  followUp: 'Above the questions that come next',
  tasks: words({
    task: 'Head of the column with what to do',
    who: 'Head of the column for a name',
    when: 'Head of the column for a day',
  }).describe('The tables of tasks'),
  handout: words({
    title: 'Title, with {hazard}',
    lede: text.max(220).describe('What it is for'),
    first: 'Before the most urgent line',
    impacts: 'Above what it does to health',
    atRisk: 'Above who is most at risk',
    do: 'Above the advice',
    before: 'Above the advice for before',
    during: 'Above the advice for while it lasts',
    after: 'Above the advice for afterward',
    pass: 'Above the lines to pass on',
    facts: 'Above the figures',
    ask: 'Above where to ask more',
    asks: listOf(text).describe('Where to ask more; {kit} stands for the address of the kit'),
    write: listOf(text).describe('What the host writes in before copying, one line each'),
  }).describe('The handouts, one for each hazard'),
  keyMessages: words({
    title: 'Title of the guide',
    lede: text.max(220).describe('What it is for'),
    use: 'Above how to use the messages',
    opening: 'Above how to open an evening with one of them',
    openings: listOf(text).describe('The steps of an opening'),
    short: 'Above the short form',
    long: 'Above the long form',
    evidence: 'Above the evidence',
  }).describe('The key messages guide'),
});
export type ToolkitWordsFile = z.infer<typeof toolkitWordsSchema>;
