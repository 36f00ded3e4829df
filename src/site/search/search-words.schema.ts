import { z } from 'zod';
import { listOf, lowerCase, phrases, text, words } from '#content/fields.ts';
import { expertise } from '#site/vocabulary.ts';

const ownPage = text
  .regex(/^\/(?!\/)/, 'must be an address of this site, from /')
  .describe('Address of the page, as in the map of the site');

const field = words({
  field: z.enum(expertise).describe('Field of the expertise list'),
  words: phrases.describe('What people type when they mean it, in lower case'),
});

const profession = words({
  title: lowerCase.describe('Words that stand in the title of a speaker, such as "physician"'),
  words: phrases.describe('What people type when they mean that profession'),
});

const language = words({
  language: 'As it stands in "languages" of a speaker: "American Sign Language"',
  words: phrases.describe('Other names people type for it, such as "asl"'),
});

const place = words({
  short: text
    .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as "TX"')
    .describe('State, as it ends "basedIn" of a speaker: "TX"'),
  words: phrases.describe('Names people type for it, and for the part of the country'),
});

const action = words({
  id: text.regex(/^[a-z-]+$/, 'must be small letters and hyphens').describe('Unlike every other'),
  title: 'What the result says first',
  about: 'What one can do, and where',
  href: ownPage.describe('Where it is done: a page, or a place on it after #'),
  words: phrases.describe('What people type when they want to do it'),
});

const group = words({
  words: phrases.describe('Words that mean the same'),
  spanish: phrases
    .optional()
    .describe('The same in Spanish; speakers of Spanish come first for it'),
});

/**
 * The one thesaurus: the words people type beside those of the content, for the search of the site
 * and that of the directory.
 */
export const searchWordsSchema = words({
  same: listOf(group)
    .describe('Where one of these words stands, the others find it too')
    .meta({ item: 'Group of words' }),
  expertise: listOf(field)
    .refine((fields) => missingFrom(fields).length === 0, {
      error: ({ input }) =>
        `has no words for: ${missingFrom(input as Fields).join(', ')}; add an entry for each`,
    })
    .describe(
      'Words for each field of expertise, of speakers and hazards; every field has one entry',
    )
    .meta({ item: 'Field of expertise' }),
  professions: listOf(profession).describe('Words for professions'),
  languages: listOf(language).describe('Other names of languages'),
  places: listOf(place).describe('Words for states'),
  kits: phrases.describe('Words for the kit of every hazard'),
  actions: listOf(action).describe('What visitors want to do; each is a result of its own'),
  figures: phrases.describe(
    'Words that ask for a figure: claims come first, and the words weigh nothing',
  ),
  ignored: phrases.describe(
    'Words and phrases that say nothing; a search leaves them out unless it has no others',
  ),
  ignoredOfSpeakers: phrases.describe(
    'Further words that say nothing in the directory, and that ask for a speaker in the search of the site',
  ),
});
export type SearchWords = z.infer<typeof searchWordsSchema>;

type Fields = readonly z.infer<typeof field>[];

function missingFrom(fields: Fields): string[] {
  const named = new Set<string>(fields.map((entry) => entry.field));
  return expertise.filter((name) => !named.has(name));
}
