import { z } from 'zod';
import { link, listOf, phrases, text, words } from '#content/fields.ts';

const doorIds = ['any', 'heat', 'smoke', 'storm', 'flood'] as const;
export type DoorId = (typeof doorIds)[number];

const groupIds = [
  'relatives',
  'no answer',
  'signs',
  'grave signs',
  'heat',
  'hot',
  'smoke',
  'breath',
  'fumes',
  'no power',
  'medicines',
  'infants',
  'signs of infants',
  'water',
  'rising',
  'cold',
  'signs of cold',
  'storms',
  'leaving',
] as const;
export type GroupId = (typeof groupIds)[number];

const doorIn = words({
  label: 'What the link says',
  href: link.describe('The page on this site'),
});

const door = words({
  id: z
    .enum(doorIds)
    .describe('Short name, which the situations use')
    .meta({ label: 'Short name' }),
  en: doorIn.describe('The English page'),
  es: doorIn.describe('The Spanish page'),
});

const situation = words({
  leadsTo: listOf(z.enum(doorIds)).describe('Pages it leads to, the likeliest first'),
  group: z
    .enum(groupIds)
    .optional()
    .describe('Group of words that its words are of as well, but for those alone'),
  words: phrases.describe('What people type in English, misspelled forms too'),
  spanish: phrases.describe('What people type in Spanish'),
  alone: phrases
    .optional()
    .describe('Words that mean danger only beside small words and people, as "smoke baby"'),
  spanishAlone: phrases.optional().describe('The same in Spanish, as "humo"'),
});

const group = words({
  id: z
    .enum(groupIds)
    .describe('Short name, which the combinations use')
    .meta({ label: 'Short name' }),
  words: phrases.describe('What people type in English'),
  spanish: phrases.describe('What people type in Spanish'),
});

const combination = words({
  of: listOf(z.enum(groupIds)).describe('The groups of which a phrase each must be there'),
  leadsTo: listOf(z.enum(doorIds)).describe('Pages it leads to, the likeliest first'),
});

const help = words({
  title: 'The first sentence of the box',
  text: 'What 988 is, whom it is for, and when to call 911',
  call: 'Link that calls 988',
  message: 'Link that sends a text message to 988',
  short: 'The same in one sentence, for the box in the other language',
});

/**
 * The words of danger and of despair in what a visitor types, and what is shown for them before any
 * result.
 */
export const dangerWordsSchema = words({
  notice: words({
    en: text.describe('In English'),
    es: text.describe('In Spanish'),
  }).describe('Before the links to the pages on what to do now'),
  doors: listOf(door).describe('The pages that a situation may lead to').meta({ item: 'Page' }),
  situations: listOf(situation)
    .describe('What people type in danger, and where it leads')
    .meta({ item: 'Situation' }),
  groups: listOf(group)
    .describe('Words that mean danger together with those of another group: "vomiting", "sun"')
    .meta({ item: 'Group of words' }),
  together: listOf(combination)
    .describe('Groups that mean danger together, anywhere in what is typed')
    .meta({ item: 'Combination' }),
  despair: words({
    en: help.describe('The box in English'),
    es: help.describe('The box in Spanish'),
    words: phrases.describe('What people type in English'),
    spanish: phrases.describe('What people type in Spanish'),
  }).describe('Words of despair, and the box with 988 that stands above all results'),
  otherwise: phrases.describe('Phrases in which these words mean something else: "heat pump"'),
  quiet: phrases.describe(
    'Words of people who look for something to read or to hear, and are in no danger: "webinar"',
  ),
  small: phrases.describe('Words that are left out of what is typed: "my", "is"'),
  not: phrases.describe('Words that say "not" in phrases: "wont", "hasnt"'),
  cannot: phrases.describe('Words that say "cannot", which says "not" as well'),
  turns: phrases.describe('Words that turn the meaning between those of a phrase: "not", "but"'),
  company: phrases.describe('Words beside which a word may still be alone: "baby", "help"'),
});
export type DangerWords = z.infer<typeof dangerWordsSchema>;
