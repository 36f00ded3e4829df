import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { copyWordsSchema } from './copy/copy-words.schema.ts';
import { dangerWordsSchema } from './danger/danger-words.schema.ts';
import { searchWordsSchema } from './search/search-words.schema.ts';
import { siteSchema } from './site.schema.ts';

/** The kinds of content that belong to no room. */
export const siteKinds = {
  searchWords: {
    group: 'Searching',
    label: 'Words people search with',
    singular: 'list of words',
    hint: 'Words that mean the same, and what visitors want to do.',
    preview: '/search',
    folder: 'pages',
    only: ['search-words'],
    format: 'yaml',
    schema: searchWordsSchema,
  },
  dangerWords: {
    group: 'Searching',
    label: 'Words of danger',
    singular: 'list of words',
    hint: 'What people type in danger or despair, and where it leads before any result.',
    preview: '/search',
    folder: 'pages',
    only: ['danger-words'],
    format: 'yaml',
    schema: dangerWordsSchema,
  },
  copyWords: wordsOfPage({
    file: 'copy',
    label: 'Keeping a copy',
    href: '/my-requests',
    schema: copyWordsSchema,
  }),
  site: {
    group: 'The site',
    label: 'Name, addresses, desk hours',
    singular: 'site file',
    hint: 'What the whole site says of the network.',
    preview: '/',
    folder: '.',
    only: ['site'],
    format: 'yaml',
    schema: siteSchema,
  },
} as const satisfies Record<string, KindRow>;
