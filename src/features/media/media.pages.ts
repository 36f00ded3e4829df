import { sections } from '#site/navigation.ts';
import { pages } from '#site/page-row.ts';
import { mediaKitPageSchema } from './kit/media-kit.schema.ts';
import {
  deadlinePageSchema,
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
