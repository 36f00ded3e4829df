import { z } from 'zod';
import { listOf, lowerCase, phrases, says, text, words } from '#content/fields.ts';
import { expertise } from '#site/vocabulary.ts';

const ownPage = text
  .refine(
    (value) => /^\/(?!\/)/.test(value),
    says(
      'must be an address of this site, from /',
      'Write an address of this site; it begins with /, such as /stories.',
    ),
  )
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
  language: 'As speakers have it: "American Sign Language"',
  words: phrases.describe('Other names people type for it, such as "asl"'),
});

/** The filters of the directory that a word can name, beside languages. */
export const wordFilters = [
  'weekend',
  'short notice',
  'free',
  'virtual',
  'in-person',
  'hybrid',
  'talk',
  'panel',
  'workshop',
  'interview',
  'testimony',
] as const;
export type WordFilter = (typeof wordFilters)[number];

const filter = words({
  filter: z.enum(wordFilters).describe('Filter of the directory'),
  words: phrases.describe('What people type when they mean it'),
  except: phrases
    .optional()
    .describe('Phrases with one of these words that mean something else, such as "solar panel"')
    .meta({ label: 'But not' }),
});

const place = words({
  short: text
    .refine(
      (value) => /^[A-Z]{2}$/.test(value),
      says(
        'must be two capital letters, such as "TX"',
        'Write the two capital letters of the state, such as TX.',
      ),
    )
    .describe('State, in two letters: "TX"'),
  words: phrases.describe('Names people type for it, and for the part of the country'),
  cities: phrases.optional().describe('Large cities, near which people look for somebody'),
});

const action = words({
  id: text
    .refine(
      (value) => /^[a-z-]+$/.test(value),
      says('must be small letters and hyphens', 'Use small letters and hyphens alone.'),
    )
    .describe('Unlike every other')
    .meta({ label: 'Short name' }),
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
    .superRefine((fields, context) => {
      const missing = missingFrom(fields).join(', ');
      if (missing === '') return;
      const { error: message, params } = says(
        `has no words for: ${missing}; add an entry for each`,
        `Add words for: ${missing}.`,
      );
      context.addIssue({ code: 'custom', message, params });
    })
    .describe(
      'Words for each field of expertise, of speakers and hazards; every field has one entry',
    )
    .meta({ item: 'Field of expertise' }),
  professions: listOf(profession).describe('Words for professions'),
  languages: listOf(language).describe('Other names of languages'),
  places: listOf(place).describe('Words for states'),
  filters: listOf(filter)
    .describe('Words that are a filter in the directory')
    .meta({ item: 'Filter' }),
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
