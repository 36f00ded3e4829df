import type { Cue } from '#features/stories/recordings/captions.ts';
import { captionLines, captionPieces } from './caption-lines.ts';

/** Something heard: a sentence with its speaker, or a sound without; times in seconds. */
export type Heard = Omit<Cue, 'line'>;

/** Two short sentences closer than this share a caption. */
const closest = 0.6;
/** A caption stays so long after its words, if nothing follows. */
const linger = 0.4;

/** What is heard → captions of at most two lines: short sentences joined, long ones split by their letters. */
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
