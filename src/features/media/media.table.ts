import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { openHref, sections } from '#site/navigation.ts';
import { pages } from '#site/page-row.ts';
import {
  brandGuideSchema,
  clipSchema,
  mediaKitPageSchema,
  mediaKitWordsSchema,
  socialPackSchema,
} from './kit/media-kit.schema.ts';
import {
  deadlinePageSchema,
  mediaDeskSchema,
  mediaInquiriesPageSchema,
  mediaPageSchema,
} from './media-pages.schema.ts';

/** The pages of this room. */
export const mediaPages = pages({
  media: {
    href: sections.media.href,
    words: mediaPageSchema,
    label: sections.media.label,
    section: 'media',
    weight: 'clock',
    more: ['mediaDesk'],
  },
  mediaInquiries: {
    href: '/media-inquiries',
    words: mediaInquiriesPageSchema,
    label: 'Media inquiries',
    section: 'media',
    weight: 'clock',
    more: ['mediaDesk'],
  },
  deadline: {
    href: '/media-inquiries/deadline',
    words: deadlinePageSchema,
    file: 'media-deadline',
    label: 'I have a deadline',
    section: 'media',
    weight: 'working',
    isList: true,
  },
  mediaKit: {
    href: '/media-inquiries/media-kit',
    words: mediaKitPageSchema,
    inStudio: 'Media kit',
    section: 'media',
    weight: 'informing',
    // Files and clips, each with a preview and its buttons.
    isList: true,
  },
});

/** The page for a deadline, for links of other pages; undefined where the media desk is off. */
export const deadlineHref = openHref(mediaPages.deadline.href);

/** The kinds of content of this room, but for the words of its pages. */
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
