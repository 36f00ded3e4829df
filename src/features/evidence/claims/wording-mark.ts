/** Marks the sentence of a claim that may be quoted: what copies it reads it there, instead of the page saying it twice. */
export const wordingMark = 'data-wording';
