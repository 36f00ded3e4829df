/** How long a copy button says that it copied, in milliseconds. */
export const wordFor = 2000;

/** What a copy button says. */
export const copyWords = {
  ready: 'Copy',
  copied: 'Copied',
  refused: 'Your browser did not let us copy. Select the text and copy it by hand.',
} as const;
