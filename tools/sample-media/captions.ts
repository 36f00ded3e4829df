import type { Cue } from '#features/stories/recordings/captions.ts';

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

/** Something heard: a sentence with its speaker, or a sound without; times in seconds. */
export type Heard = Omit<Cue, 'line'>;

/** Two short sentences closer than this share a caption. */
const closest = 0.6;
/** A caption stays so long after its words, if nothing follows. */
const linger = 0.4;

/**
 * What is heard → captions of at most two lines: short sentences joined, long ones split by their
 * letters.
 */
export function captionCues(heard: readonly Heard[]): Heard[] {
  const cues: Heard[] = [];
  for (const piece of heard.flatMap(splitLong)) {
    const before = cues.at(-1);
    const both = before && joined(before, piece);
    if (both) cues[cues.length - 1] = both;
    else cues.push(piece);
  }
  return cues.map((cue, index) => ({
    ...cue,
    end: Math.min(cue.end + linger, cues[index + 1]?.start ?? Infinity),
    text: captionLines(cue.text) ?? cue.text,
  }));
}

function splitLong(one: Heard): Heard[] {
  const pieces = captionPieces(one.text);
  const letters = pieces.join('').length;
  let at = one.start;
  return pieces.map((text) => {
    const start = at;
    at += ((one.end - one.start) * text.length) / letters;
    return { ...one, start, end: at, text };
  });
}

function joined(before: Heard, after: Heard): Heard | undefined {
  const text = `${before.text} ${after.text}`;
  const isOne = before.speaker !== undefined && before.speaker === after.speaker;
  if (!isOne || after.start - before.end > closest || !captionLines(text)) return undefined;
  return { ...before, end: after.end, text };
}
