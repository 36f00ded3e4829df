import { pages } from '#site/page-row.ts';

/** The pages of this room. "My requests" has its title in the file of all contact words. */
export const lettersPages = pages({
  requests: {
    href: '/my-requests',
    wordsEntry: 'contactWords',
    wordsKey: 'requests',
    section: 'fineprint',
    weight: 'working',
  },
});
