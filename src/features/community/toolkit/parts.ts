/** The ids of the parts of the page, for its in-page links. */
export const parts = {
  steps: 'steps',
  browse: 'browse-resources',
  successes: 'success-stories',
} as const;
