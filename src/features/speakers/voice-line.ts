/** A first sentence that is shorter says too little alone. */
const shortLetters = 34;

/**
 * Returns the line by which a card lets a speaker be heard: the first sentence of the quote, or the
 * first two where the first is shorter than 34 letters (docs/requirements/design.md, section 5).
 */
export function voiceLine(quote: string): string {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(quote);
  const segments = Array.from(sentences, ({ segment }) => segment);
  const [first = '', second = ''] = segments;
  return (first.trim().length < shortLetters ? first + second : first).trim();
}
