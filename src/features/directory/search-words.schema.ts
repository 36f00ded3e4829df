import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { expertise } from '#site/vocabulary.ts';

const lowerCase = text.refine((value) => value === value.toLowerCase(), {
  error: 'has capital letters; write it in lower case',
});

const field = z.strictObject({
  field: z.enum(expertise).describe('Field of the expertise list'),
  words: listOf(lowerCase).describe('What people type when they mean it, in lower case'),
});

const profession = z.strictObject({
  title: lowerCase.describe('Words that stand in the title of a speaker, such as "physician"'),
  words: listOf(lowerCase).describe('What people type when they mean that profession'),
});

const language = z.strictObject({
  language: text.describe('As it stands in "languages" of a speaker: "American Sign Language"'),
  words: listOf(lowerCase).describe('Other names people type for it, such as "asl"'),
});

const place = z.strictObject({
  short: text
    .regex(/^[A-Z]{2}$/, 'must be two capital letters, such as "TX"')
    .describe('State, as it ends "basedIn" of a speaker: "TX"'),
  words: listOf(lowerCase).describe('Names people type for it, and for the part of the country'),
});

/**
 * The words by which speakers are found besides those that stand in their files. A word lends its
 * find to every speaker of that field, profession or state.
 */
export const searchWordsSchema = z.strictObject({
  expertise: listOf(field)
    .refine((fields) => missingFrom(fields).length === 0, {
      error: ({ input }) =>
        `has no words for: ${missingFrom(input as Fields).join(', ')}; add an entry for each`,
    })
    .describe('Words for each field of expertise; every field has one entry'),
  professions: listOf(profession).describe('Words for professions'),
  languages: listOf(language).describe('Other names of languages'),
  places: listOf(place).describe('Words for states'),
  ignored: listOf(lowerCase).describe(
    'Words that say nothing about a speaker and are left out of a search, unless it has no others',
  ),
});
export type SearchWords = z.infer<typeof searchWordsSchema>;

type Fields = readonly z.infer<typeof field>[];

function missingFrom(fields: Fields): string[] {
  const named = new Set<string>(fields.map((entry) => entry.field));
  return expertise.filter((name) => !named.has(name));
}
