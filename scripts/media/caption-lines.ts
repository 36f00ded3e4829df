/** Longest line of a caption, and what two of them hold. */
const longest = 42;
const most = longest * 2;

/** How many letters away from the best place a break after a mark is worth. */
const worthInLine = 9;
const worthInSentence = 28;

/** A caption's words on one line, or on two of like length; undefined where two do not do. */
export function captionLines(words: string): string | undefined {
  if (words.length <= longest) return words;
  const at = bestBreak(words, words.length / 2, worthInLine, (before, after) => {
    return before.length <= longest && after.length <= longest;
  });
  return at === undefined ? undefined : `${words.slice(0, at)}\n${words.slice(at + 1)}`;
}

/** A sentence → stretches that fit into a caption. Throws for a word that no caption can hold. */
export function captionPieces(sentence: string): string[] {
  if (captionLines(sentence) !== undefined) return [sentence];
  const share = sentence.length / Math.ceil(sentence.length / most);
  const fits = (before: string) => captionLines(before) !== undefined;
  const at = bestBreak(sentence, share, worthInSentence, fits);
  if (at === undefined) throw new Error(`No caption fits “${sentence}”.`);
  return [sentence.slice(0, at), ...captionPieces(sentence.slice(at + 1))];
}

/** The space nearest to a place at which both sides fit; one after a mark is worth a way. */
function bestBreak(
  words: string,
  wanted: number,
  worth: number,
  fits: (before: string, after: string) => boolean,
): number | undefined {
  const cost = (at: number) =>
    Math.abs(at - wanted) - (/[,;:.?!”]$/.test(words.slice(0, at)) ? worth : 0);
  return [...words.matchAll(/ /g)]
    .map(({ index }) => index)
    .filter((at) => fits(words.slice(0, at), words.slice(at + 1)))
    .sort((a, b) => cost(a) - cost(b))[0];
}
