/** For how many milliseconds a button says that it copied. */
export const wordFor = 2000;

/** What a copy button says (ACCESSIBILITY.md, section 4, Copy button). */
export const copyWords = {
  ready: 'Copy',
  copied: 'Copied',
  refused: 'Your browser did not let us copy. Select the text and copy it by hand.',
};
