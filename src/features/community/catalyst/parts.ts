/** The ids of the parts of the page, for its in-page links. */
export const parts = {
  why: 'why-join',
  how: 'how-it-works',
  exchange: 'catalyst-exchange',
} as const;
