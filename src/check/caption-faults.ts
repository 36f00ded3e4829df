import { type Cue, parseCaptions } from '#features/stories/recordings/captions.ts';
import { type Turn, timesOf } from '#features/stories/recordings/transcript.ts';
import * as words from './caption-words.ts';
import type { Advice } from './entry.ts';
import { type Fault, shown } from './fault.ts';

/** Captions may end a little after the last sound, which encoders cut. */
const slack = 0.5;
/** So long may a recording go on after the last word. */
const longestClose = 15;

/** A caption file and what it must fit. */
export interface CaptionCheck {
  file: string;
  text: string;
  passage: readonly Turn[];
  /** Length of the recording in seconds; undefined where it could not be read. */
  length: number | undefined;
}

/** Faults in captions: their form, their times, and whether they hold the passage word for word. */
export function captionFaults({ file, text, passage, length }: CaptionCheck): Fault[] {
  const { cues, slip } = parseCaptions(text);
  const at = (line: number, found: unknown, advice: Advice): Fault => {
    return { file, line, column: 1, field: '', found: shown(found), ...advice };
  };
  if (slip) return [at(slip.line, slip.found, slip.line === 1 ? words.noHeader : words.noTime)];
  return [
    ...cues.flatMap((cue, index) => {
      const advice = timeAdvice(cue, cues[index - 1], length);
      return advice ? at(cue.line, cue.text, advice) : [];
    }),
    ...wordFaults(passage, cues, at),
    ...closeFaults(cues, length, at),
  ];
}

type At = (line: number, found: unknown, advice: Advice) => Fault;

function timeAdvice(cue: Cue, before: Cue | undefined, length = Infinity): Advice | undefined {
  if (cue.end <= cue.start) return words.endsEarly;
  if (before && cue.start < before.start) return words.notInOrder;
  return cue.end > length + slack ? words.beyondEnd(length) : undefined;
}

function wordFaults(passage: readonly Turn[], cues: readonly Cue[], at: At): Fault[] {
  const { slip } = timesOf(passage, cues);
  if (!slip) return [];
  const { turn, cue } = slip;
  const line = (cue ?? cues.at(-1))?.line ?? 1;
  return [at(line, cue?.text, turn ? words.notCovered(turn) : words.notInTranscript)];
}

function closeFaults(cues: readonly Cue[], length: number | undefined, at: At): Fault[] {
  const last = cues.at(-1);
  if (!last || length === undefined || length - last.end <= longestClose) return [];
  return [at(last.line, last.text, words.endsLong(length - last.end))];
}
