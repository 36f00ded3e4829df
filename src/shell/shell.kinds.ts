import type { KindRow } from '#content/kind.ts';
import { shellWordsSchema } from './shell-words.schema.ts';

/** The kinds of content of what wraps every page. */
export const shellKinds = {
  spanishShell: {
    group: 'The site',
    label: 'Words around Spanish pages',
    singular: 'page of words',
    hint: 'Menu and footer of Spanish pages.',
    preview: '/es/ahora',
    folder: 'pages',
    only: ['shell-spanish'],
    format: 'yaml',
    schema: shellWordsSchema,
  },
} as const satisfies Record<string, KindRow>;
