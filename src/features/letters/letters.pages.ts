import { pages } from '#site/page-row.ts';

/** The pages of this room. */
export const lettersPages = pages({
  requests: {
    href: '/my-requests',
    from: 'contactWords',
    part: 'requests',
    section: 'fineprint',
    weight: 'working',
  },
});
