import type { KindRow } from '#content/kind.ts';
import { embedsSchema } from './open-data.pages.ts';

/**
 * The kinds of content of this room, but for the words of the pages that have a row in
 * `open-data.pages.ts`.
 */
export const openDataKinds = {
  embeds: {
    group: 'The site',
    label: 'Cards for other sites',
    singular: 'page of words',
    hint: 'Words of the cards that other sites show.',
    preview: '/data',
    folder: 'pages',
    only: ['embeds'],
    format: 'yaml',
    schema: embedsSchema,
  },
} as const satisfies Record<string, KindRow>;
