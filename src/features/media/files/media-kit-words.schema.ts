import { z } from 'zod';
import { calendarDate, text } from '#content/fields.ts';

/** The words of the media kit’s files around what they take from the pages. */
export const mediaKitWordsSchema = z.strictObject({
  updated: calendarDate.describe('Day of the last change of these words, YYYY-MM-DD'),
  kicker: text.describe('What each file belongs to, above its title'),
  dateLine: text.describe('Day of the content; {date} is filled in'),
  pageLine: text.describe('Foot of each page; {page} and {pages} are filled in'),
  source: text.describe('Before a source'),
  closest: text.describe('Before the published figure that is closest to an unconfirmed one'),
  underReview: text.describe('Mark of a figure whose source says otherwise'),
  noSource: text.describe('Mark of a figure without a source'),
  factSheet: z
    .strictObject({
      title: text.describe('Title; {hazard} is filled in'),
      message: text.describe('Above the shortest message'),
      facts: text.describe('Heading above the figures'),
      factsLede: text.describe('How to use the figures'),
      impacts: text.describe('Heading above the health impacts'),
      atRisk: text.describe('Heading above those at risk'),
      questions: text.describe('Heading above the questions'),
      speakers: text.describe('Heading above the speakers'),
      speakersLede: text.describe('How to reach them; {email} is filled in'),
      more: text.describe('Where the kit is; {href} is filled in'),
    })
    .describe('The fact sheet of a hazard'),
  network: z
    .strictObject({
      title: text.describe('Title'),
      lede: text.describe('What it is for'),
      does: text.describe('Heading above the mission and what we do'),
      numbers: text.describe('Heading above the counts'),
      numbersLede: text.describe('Where the counts come from'),
      columns: z.array(text).length(2).describe('Heads of the two columns of counts'),
      speakers: text.describe('What is counted, after the number of speakers'),
      languages: text.describe('What is counted, after the number of languages'),
      regions: text.describe('What is counted, after the number of regions'),
      stories: text.describe('What is counted, after the number of stories'),
      chosen: text.describe('Heading above the six steps'),
      why: text.describe('Heading above the statistics of the home page'),
      board: text.describe('Heading above the board'),
      countSource: text.describe('Source of a count; {site}, {page} and {date} are filled in'),
    })
    .describe('The fact sheet about the network'),
  bios: z
    .strictObject({
      title: text.describe('Title'),
      lede: text.describe('What it is for'),
      use: text.describe('Heading above how to use them'),
      useText: text.describe('How to use them'),
      short: text.describe('Before the short version'),
      long: text.describe('Before the long version'),
    })
    .describe('The leadership bios'),
});
export type MediaKitWordsFile = z.infer<typeof mediaKitWordsSchema>;
