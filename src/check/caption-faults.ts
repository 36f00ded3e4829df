import { type Cue, parseCaptions } from '#features/stories/recordings/captions.ts';
import { type Turn, timesOf } from '#features/stories/recordings/transcript.ts';

import type { Advice } from './entry.ts';
import { type Fault, shown } from './fault.ts';

/** Captions may end a little after the last sound, which encoders cut. */
const slack = 0.5;
/** So long may a recording go on after the last word. */
const longestClose = 15;

/** A caption file and what it must fit. */
interface CaptionCheck {
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
  if (slip) return [at(slip.line, slip.found, slip.line === 1 ? noHeader : noTime)];
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
  if (cue.end <= cue.start) return endsEarly;
  if (before && cue.start < before.start) return notInOrder;
  return cue.end > length + slack ? beyondEnd(length) : undefined;
}

function wordFaults(passage: readonly Turn[], cues: readonly Cue[], at: At): Fault[] {
  const { slip } = timesOf(passage, cues);
  if (!slip) return [];
  const { turn, cue } = slip;
  const line = (cue ?? cues.at(-1))?.line ?? 1;
  return [at(line, cue?.text, turn ? notCovered(turn) : notInTranscript)];
}

function closeFaults(cues: readonly Cue[], length: number | undefined, at: At): Fault[] {
  const last = cues.at(-1);
  if (!last || length === undefined || length - last.end <= longestClose) return [];
  return [at(last.line, last.text, endsLong(length - last.end))];
}

const noHeader: Advice = {
  problem: 'the first line of a caption file must be WEBVTT',
  remedy: 'Save the captions in the format "WebVTT".',
};

const noTime: Advice = {
  problem: 'a caption has no time that can be read',
  remedy: 'Write its first line like "00:12.500 --> 00:15.000".',
};

const endsEarly: Advice = {
  problem: 'the caption ends before it begins',
  remedy: 'Write an end that is later than its start.',
};

const notInOrder: Advice = {
  problem: 'the caption begins before the one above it',
  remedy: 'Put the captions in the order in which they are heard, or correct the time.',
};

const notInTranscript: Advice = {
  problem: 'the captions go on after the last turn that the story says is heard',
  remedy: 'Correct "recording.to" in the story, or delete the caption.',
};

function beyondEnd(length: number): Advice {
  return {
    problem: `the caption ends after the recording, which lasts ${length.toFixed(1)} s`,
    remedy: 'Correct its times, or make the captions from this recording.',
  };
}

function endsLong(seconds: number): Advice {
  return {
    problem: `the recording goes on for ${seconds.toFixed(0)} s after the last caption`,
    remedy: 'Add what is said to the captions and the transcript, or cut the recording.',
  };
}

function notCovered({ number, speaker, text }: Turn): Advice {
  const start = text.length <= 40 ? text : `${text.slice(0, 39)}…`;
  return {
    problem: `turn ${number} of the transcript (${speaker}: “${start}”) is not in the captions word for word`,
    remedy: 'Write the same words and the same name in the captions and in the transcript.',
  };
}
