import { z } from 'zod';
import { calendarDate, listOf, text } from '#content/fields.ts';

/** The words that the documents of the toolkit share, and the headings of those made from other content. */
export const toolkitWordsSchema = z.strictObject({
  kicker: text.describe('What every document belongs to, above its title'),
  updated: calendarDate.describe('Day of the last change of this file'),
  dateLine: text.describe('In the foot of every page, with {date}'),
  pageLine: text.describe('In the foot of every page, with {page} and {pages}'),
  source: text.describe('Before the source of a figure'),
  closest: text.describe('Before the source of a figure that differs from ours'),
  underReview: text.describe('Under a figure that is under review'),
  noSource: text.describe('Under a figure for which no published source was found'),
  moreIn: text.describe('Before a document that says more'),
  note: text.describe('Before what a question is for'),
  followUp: text.describe('Above the questions that come next'),
  tasks: z
    .strictObject({
      task: text.describe('Head of the column with what to do'),
      who: text.describe('Head of the column for a name'),
      when: text.describe('Head of the column for a day'),
    })
    .describe('The tables of tasks'),
  handout: z
    .strictObject({
      title: text.describe('Title, with {hazard}'),
      lede: text.max(220).describe('What it is for'),
      first: text.describe('Before the most urgent line'),
      impacts: text.describe('Above what it does to health'),
      atRisk: text.describe('Above who is most at risk'),
      do: text.describe('Above the advice'),
      before: text.describe('Above the advice for before'),
      during: text.describe('Above the advice for while it lasts'),
      after: text.describe('Above the advice for afterward'),
      pass: text.describe('Above the lines to pass on'),
      facts: text.describe('Above the figures'),
      ask: text.describe('Above where to ask more'),
      asks: listOf(text).describe('Where to ask more; {kit} stands for the address of the kit'),
      write: listOf(text).describe('What the host writes in before copying, one line each'),
    })
    .describe('The handouts, one for each hazard'),
  keyMessages: z
    .strictObject({
      title: text.describe('Title of the guide'),
      lede: text.max(220).describe('What it is for'),
      use: text.describe('Above how to use the messages'),
      opening: text.describe('Above how to open an evening with one of them'),
      openings: listOf(text).describe('The steps of an opening'),
      short: text.describe('Above the short form'),
      long: text.describe('Above the long form'),
      evidence: text.describe('Above the evidence'),
    })
    .describe('The key messages guide'),
});
export type ToolkitWordsFile = z.infer<typeof toolkitWordsSchema>;
