/** Writings that a synthesizer says wrong, and how to write them for it. */
const sayings: readonly [RegExp, string][] = [
  [/\b911\b/g, 'nine one one'],
  [/\b988\b/g, 'nine eight eight'],
  [/\bN95\b/g, 'N ninety five'],
  [/\bMs\. /g, 'Miz '],
  [/\bDr\. /g, 'Doctor '],
];

const marks: readonly [RegExp, string][] = [
  [/[’‘]/g, "'"],
  [/[“”"]/g, ''],
  [/\.\.\.|…|—/g, ','],
  [/–/g, '-'],
];

/** Words as people read them → words as the synthesizers read them: plain ASCII. */
export function speechText(words: string): string {
  const said = [...sayings, ...marks].reduce((text, [from, to]) => text.replace(from, to), words);
  return said
    .normalize('NFD')
    .replace(/[^\u0020-\u007E]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
