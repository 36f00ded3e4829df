import { z } from 'zod';
import {
  alsoField,
  calendarDate,
  entryTitle,
  holdsPlaces,
  httpsUrl,
  listOf,
  reference,
  text,
  words,
} from '#content/fields.ts';
import { nowLanguages, nowWays } from './now.ts';

const textInBothLanguages = {
  en: text.max(200).describe('In English'),
  es: text.max(220).describe('In Spanish: our translation'),
};

const sourceKinds = { claim: 'claims', resource: 'resources', official: 'officialPages' } as const;

/** Returns the schema of an instruction in both languages that cites a document of this kind. */
function instructionThatCites<Kind extends keyof typeof sourceKinds>(kind: Kind, hint: string) {
  return words({
    ...textInBothLanguages,
    cites: z.literal(kind).describe(hint),
    id: reference(sourceKinds[kind])
      .describe('Id of that file')
      .meta({ label: 'Document', hintInForm: 'The one that this line is from' }),
  });
}

const line = z.discriminatedUnion('cites', [
  instructionThatCites('claim', 'The document is the one that a claim cites'),
  instructionThatCites('resource', 'The document is in the library'),
  instructionThatCites('official', 'The document is a page of a public office'),
]);
export type NowLineFile = z.infer<typeof line>;

const pageWords = words({
  title: text.max(40).describe('Heading of the page'),
  description: text.max(155).describe('One sentence for search engines and shared links'),
  also: alsoField,
  door: text.max(40).describe('Link to this page, in the words of the visitor: "I am in the heat"'),
  official: reference('officialPages').describe('The official page to read on, in this language'),
});

/** The schema of what to do in a hazard, in both languages. Every line cites its document. */
export const nowHazardSchema = words({
  hazard: reference('hazards').describe('Id of the hazard, whose kit goes further'),
  en: pageWords.describe('The English page'),
  es: pageWords.describe('The Spanish page'),
  call: line.describe('When to call 911'),
  act: listOf(line)
    .describe('What to do at once, the most urgent first')
    .meta({ label: 'What to do at once' }),
  ways: listOf(z.enum(nowWays))
    .describe('Links under that: 211 for a cool place or a shelter, AirNow, 988')
    .meta({ label: 'Numbers and the air of today' }),
  signs: listOf(line).describe('Warning signs, and what to do when they appear'),
  check: listOf(line).describe('Whom to check on'),
  after: listOf(line).describe('What to do afterwards'),
});
export type NowHazardFile = z.infer<typeof nowHazardSchema>;

/** A page of a public office that an instruction cites or that a visitor reads on. */
export const officialPageSchema = words({
  publisher: 'The office that publishes it',
  title: entryTitle('Its title'),
  language: z.enum(nowLanguages).describe('The language it is written in'),
  url: httpsUrl.describe('Its address').meta({ label: 'Address' }),
  reportedBy: text
    .optional()
    .describe('Who repeats it, where we read a page that does and not the page itself')
    .meta({ label: 'As reported by' }),
  readAt: httpsUrl.describe('Where we read it').meta({ label: 'Where it was read' }),
  note: 'How it was read, and what has not been checked',
  checked: calendarDate.describe('Day on which it was read').meta({ label: 'Checked on' }),
});
export type OfficialPageFile = z.infer<typeof officialPageSchema>;

const reported = text
  .refine((value) => value.includes('{reporter}'), holdsPlaces('{reporter}'))
  .describe('After a document that we read in a report, with who reported it as {reporter}');

const language = words({
  title: 'Heading of the page that links to the hazards',
  description: text.max(155).describe('One sentence for search engines and shared links'),
  also: alsoField,
  lede: 'The sentence under the heading',
  notice: text.optional().describe('Who wrote the words, and who has not reviewed them'),
  doors: 'Name of the group of links to the hazards, for screen readers',
  parts: words({
    call: 'Above when to call 911; for screen readers',
    act: 'Above what to do at once',
    signs: 'Above the warning signs',
    check: 'Above whom to check on',
    after: 'Above what to do afterwards',
    sources: 'Above the documents',
  }).describe('The headings of a page'),
  ways: words({
    cool: 'Link that calls 211 for a cool place',
    shelter: 'Link that calls 211 for a shelter',
    air: 'Link to the air of today',
    despair: 'Link that calls 988',
  }).describe('Numbers to call, and the air of today'),
  airHref: httpsUrl.describe('The page on the air of today').meta({ label: 'Air of today' }),
  official: 'Before the link to the official page, with {page}',
  kit: 'Link to the kit of the hazard, with {hazard}',
  print: 'Button that prints the page',
  other: 'Link to the same page in the other language, written in that language: "En español"',
  back: 'Link to the page that links to the hazards',
  newTab: 'What a link to another site ends on, for screen readers',
  reported: reported,
  question: 'The line on other pages that leads here',
});

/** The words around what to do now, in both languages. */
export const nowPageSchema = words({
  en: language.describe('In English'),
  es: language.describe('In Spanish'),
});
export type NowWords = z.infer<typeof language>;
