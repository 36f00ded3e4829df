import { pages } from '#site/page-row.ts';
import { offlineSchema } from './offline.schema.ts';

/** The pages of this room. */
export const offlinePages = pages({
  offline: {
    href: '/offline',
    isIndexed: false,
    words: offlineSchema,
    inStudio: 'Reading without a connection',
    section: 'fineprint',
    weight: 'working',
  },
});
