import type { KindRow } from '#content/kind.ts';
import { searchPageSchema } from './search-page.schema.ts';

/** The kinds of content of this room. */
export const searchKinds = {
  searchPage: {
    group: 'Searching',
    label: 'Search',
    singular: 'page',
    hint: 'Words of the search and of its page.',
    preview: '/search',
    folder: 'pages',
    only: ['search'],
    format: 'yaml',
    schema: searchPageSchema,
  },
} as const satisfies Record<string, KindRow>;
