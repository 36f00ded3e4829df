import { type KindRow, wordsOfPage } from '#content/kind.ts';
import {
  brandGuideSchema,
  clipSchema,
  mediaKitWordsSchema,
  socialPackSchema,
} from './kit/media-kit.schema.ts';
import { mediaDeskSchema } from './media-pages.schema.ts';

/**
 * The kinds of content of this room, but for the words of the pages that have a row in
 * `media.pages.ts`.
 */
export const mediaKinds = {
  clips: {
    group: 'Files for hosts and media',
    label: 'B-roll',
    singular: 'clip',
    hint: 'Short films for newsrooms, with their words.',
    preview: '/media-inquiries/media-kit',
    folder: 'clips',
    format: 'yaml',
    schema: clipSchema,
  },
  mediaKitWords: {
    group: 'Files for hosts and media',
    label: 'Words of fact sheets',
    singular: 'page of words',
    hint: 'What stands around fact sheets and biographies.',
    preview: '/media-inquiries/media-kit',
    folder: 'media-kit',
    only: ['words'],
    format: 'yaml',
    schema: mediaKitWordsSchema,
  },
  brandGuide: {
    group: 'Files for hosts and media',
    label: 'Brand guide',
    singular: 'brand guide',
    hint: 'The mark, its colors and how to use them.',
    preview: '/media-inquiries/media-kit',
    folder: 'media-kit',
    only: ['brand-guide'],
    format: 'yaml',
    schema: brandGuideSchema,
  },
  socialPack: {
    group: 'Files for hosts and media',
    label: 'Social graphics',
    singular: 'document',
    hint: 'Pictures for posts, made of the messages.',
    preview: '/resources/community-toolkit',
    folder: 'toolkit',
    only: ['social-graphics-pack'],
    format: 'yaml',
    schema: socialPackSchema,
  },
  mediaDesk: wordsOfPage({
    file: 'media-desk',
    label: 'Media desk',
    href: '/media',
    schema: mediaDeskSchema,
  }),
} as const satisfies Record<string, KindRow>;
