import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { resourcePageSchema } from './library.pages.ts';
import { reservedResourceIds, resourceSchema } from './resource.schema.ts';

/**
 * The kinds of content of this room, but for the words of the pages that have a row in
 * `library.pages.ts`.
 */
export const libraryKinds = {
  resources: {
    group: 'Facts',
    label: 'Library documents',
    singular: 'library document',
    hint: 'Documents of the resource library.',
    preview: '/resources/library/{id}',
    folder: 'resources',
    format: 'yaml',
    schema: resourceSchema,
    reserved: reservedResourceIds,
    weight: 'informing',
  },
  resourcePage: wordsOfPage({
    file: 'resource',
    label: 'Page of a document',
    href: '/resources/library',
    schema: resourcePageSchema,
  }),
} as const satisfies Record<string, KindRow>;
