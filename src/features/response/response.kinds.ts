import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { hazardSchema } from './hazards/hazard.schema.ts';
import { nowHazardSchema, nowPageSchema, officialPageSchema } from './now/now.schema.ts';
import { nowIds } from './now/now.ts';
import { kitPageSchema } from './response.pages.ts';

/**
 * The kinds of content of this room, but for the words of the pages that have a row in
 * `response.pages.ts`.
 */
export const responseKinds = {
  hazards: {
    group: 'Facts',
    label: 'Hazards and their kits',
    singular: 'hazard',
    hint: 'The rapid response guide: messages, facts and advice.',
    preview: '/resources/rapid-response/{id}',
    folder: 'hazards',
    format: 'yaml',
    schema: hazardSchema,
    fallsBack: true,
    reserved: ['cards', 'kits'],
    weight: 'informing',
    isList: true,
  },
  now: {
    group: 'Facts',
    label: 'What to do now',
    singular: 'page for a hazard',
    hint: 'What to do in danger, in English and Spanish.',
    preview: '/now/{id}',
    folder: 'now',
    only: nowIds,
    format: 'yaml',
    schema: nowHazardSchema,
  },
  officialPages: {
    group: 'Facts',
    label: 'Official pages',
    singular: 'official page',
    hint: 'Pages of public offices that the advice is from.',
    preview: '/now',
    folder: 'official-pages',
    format: 'yaml',
    schema: officialPageSchema,
    fallsBack: true,
  },
  hazardKitPage: wordsOfPage({
    file: 'hazard-kit',
    label: 'Kit of a hazard',
    href: '/resources/rapid-response',
    schema: kitPageSchema,
  }),
  nowPage: wordsOfPage({
    file: 'now',
    label: 'What to do now',
    href: '/now',
    schema: nowPageSchema,
  }),
} as const satisfies Record<string, KindRow>;
