import type { KindRow } from '#content/kind.ts';
import { pages } from '#site/page-row.ts';
import { letterIds } from './all-letters.ts';
import { contactWordsSchema, letterWordsSchema } from './words.schema.ts';

/** The pages of this room. "My requests" has its title in the file of all contact words. */
export const lettersPages = pages({
  requests: {
    href: '/my-requests',
    isIndexed: false,
    wordsEntry: 'contactWords',
    wordsKey: 'requests',
    section: 'fineprint',
    weight: 'working',
  },
});

/** The kinds of content of this room. */
export const lettersKinds = {
  letters: {
    group: 'Letters',
    label: 'Letters',
    singular: 'letter',
    hint: 'The questions of a letter, who reads it and by when.',
    folder: 'letters',
    only: letterIds,
    format: 'yaml',
    schema: letterWordsSchema,
  },
  contactWords: {
    group: 'Letters',
    label: 'Words around every letter',
    singular: 'page of words',
    hint: 'Headings and notices of the letter forms.',
    folder: 'pages',
    only: ['contact'],
    format: 'yaml',
    schema: contactWordsSchema,
  },
} as const satisfies Record<string, KindRow>;
