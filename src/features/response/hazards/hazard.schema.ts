import { z } from 'zod';
import {
  calendarDate,
  entryTitle,
  listOf,
  reference,
  says,
  spoken,
  text,
  words,
} from '#content/fields.ts';
import { expertise, type StoryTag, storyTags } from '#site/vocabulary.ts';

const tags = Object.keys(storyTags) as [StoryTag, ...StoryTag[]];

/** Returns the schema of a message that takes about `seconds` to read aloud, with its claims. */
function message(seconds: number) {
  return words({
    text: spoken(seconds).describe(`What to say in about ${seconds} seconds, without figures`),
    card: text
      .max(150)
      .optional()
      .describe('The words on its share card, word for word from the text; else its opening'),
    claims: listOf(reference('claims')).describe(
      'Ids of the claims that stand behind it, first the one behind the words on the card',
    ),
  }).refine(({ text: words, card }) => card === undefined || words.includes(card), {
    path: ['card'],
    ...says(
      'must stand in "text" word for word; copy a sentence of it',
      'Copy a sentence of the text above, word for word.',
    ),
  });
}

/** One line of official advice and the document it comes from, named once in its own file. */
const advice = z.discriminatedUnion('cites', [
  words({
    text: text.max(240).describe('What to do, in our own words'),
    cites: z.literal('claim').describe('The document is the one that a claim cites'),
    id: reference('claims').describe('Id of that claim').meta({ label: 'Claim' }),
  }),
  words({
    text: text.max(240).describe('What to do, in our own words'),
    cites: z.literal('resource').describe('The document is in the library'),
    id: reference('resources').describe('Id of the document').meta({ label: 'Document' }),
  }),
]);

/** The schema of a hazard file (specification section 3, rapid response hazard) and of its kit. */
export const hazardSchema = words({
  name: entryTitle('Name of the hazard'),
  icon: z.enum(['heat', 'fire', 'storm', 'flood']).describe('Which mark and color it has'),
  reviewed: calendarDate.describe('Day on which every word was last read through'),
  nextReview: calendarDate.describe('Day by which that is due again'),
  introduction: text.max(300).describe('One or two sentences: what this hazard does to people'),
  description: text.max(155).describe('One sentence about its kit, for search engines'),
  healthImpacts: listOf(text).describe('What it does to health, one line each'),
  atRisk: listOf(text).describe('Who is most at risk, one line each, and why'),
  keyMessages: listOf(text.max(220)).describe(
    'Lines that can be read aloud, the most urgent first',
  ),
  messages: words({
    ten: message(10).describe('For a headline or a doorway'),
    thirty: message(30).describe('For an interview answer'),
    ninety: message(90).describe('For the opening of a talk or a statement'),
  }).describe('The message in three lengths'),
  facts: listOf(reference('claims')).describe('Ids of the claims that carry its figures'),
  actions: listOf(reference('claims')).describe('Ids of the claims that carry official advice'),
  advice: words({
    before: listOf(advice).describe('Before it arrives'),
    during: listOf(advice).describe('While it lasts'),
    after: listOf(advice).describe('When it is over'),
  }).describe('What officials advise, each line with its document'),
  questions: listOf(text).describe('What to ask a local health department'),
  expertise: listOf(z.enum(expertise))
    .describe('Who can speak about it: fields of expertise')
    .meta({ item: 'Field of expertise' }),
  storyTags: listOf(z.enum(tags)).describe('The story with most of these tags stands beside it'),
  events: z
    .array(reference('events'))
    .optional()
    .describe('Ids of events about it; else those at which its speakers appear'),
}).refine(({ reviewed, nextReview }) => nextReview > reviewed, {
  path: ['nextReview'],
  ...says(
    'must be later than "reviewed"; write the day of the next reading',
    'Choose the day of the next reading; it comes after the day of the last one.',
  ),
});
export type HazardFile = z.infer<typeof hazardSchema>;
