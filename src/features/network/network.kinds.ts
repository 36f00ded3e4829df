import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { boardMemberSchema } from './board/board.ts';
import { legalPageSchema, notFoundPageSchema } from './network.pages.ts';

/**
 * The kinds of content of this room, but for the words of the pages that have a row in
 * `network.pages.ts`.
 */
export const networkKinds = {
  board: {
    group: 'People',
    label: 'Advisory board',
    singular: 'board member',
    hint: 'Members of the advisory board.',
    preview: '/about/advisory-board',
    folder: 'board',
    format: 'yaml',
    schema: boardMemberSchema,
  },
  legal: {
    group: 'Pages',
    label: 'Privacy, terms, accessibility',
    singular: 'legal page',
    hint: 'What we promise and what holds.',
    preview: '/{id}',
    folder: 'pages',
    only: ['privacy', 'terms', 'accessibility'],
    format: 'md',
    schema: legalPageSchema,
  },
  notFoundPage: wordsOfPage({
    file: 'not-found',
    label: 'Page not found',
    href: '/404',
    schema: notFoundPageSchema,
  }),
} as const satisfies Record<string, KindRow>;
