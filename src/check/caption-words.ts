import type { Turn } from '#features/stories/recordings/transcript.ts';
import type { Advice } from './entry.ts';

/** The first line is not that of a caption file. */
export const noHeader: Advice = {
  problem: 'the first line of a caption file must be WEBVTT',
  remedy: 'Save the captions in the format "WebVTT".',
};

/** A block has no line that says when it is read. */
export const noTime: Advice = {
  problem: 'a caption has no time that can be read',
  remedy: 'Write its first line like "00:12.500 --> 00:15.000".',
};

/** It ends before it begins. */
export const endsEarly: Advice = {
  problem: 'the caption ends before it begins',
  remedy: 'Write an end that is later than its start.',
};

/** It begins before the one above it. */
export const notInOrder: Advice = {
  problem: 'the caption begins before the one above it',
  remedy: 'Put the captions in the order in which they are heard, or correct the time.',
};

/** Words that the passage does not have. */
export const notInTranscript: Advice = {
  problem: 'the captions go on after the last turn that the story says is heard',
  remedy: 'Correct "recording.to" in the story, or delete the caption.',
};

/** It ends when nothing is heard any more. */
export function beyondEnd(length: number): Advice {
  return {
    problem: `the caption ends after the recording, which lasts ${length.toFixed(1)} s`,
    remedy: 'Correct its times, or make the captions from this recording.',
  };
}

/** The recording goes on without words. */
export function endsLong(seconds: number): Advice {
  return {
    problem: `the recording goes on for ${seconds.toFixed(0)} s after the last caption`,
    remedy: 'Add what is said to the captions and the transcript, or cut the recording.',
  };
}

/** A turn whose words are not those of the captions. */
export function notCovered({ number, speaker, text }: Turn): Advice {
  const start = text.length <= 40 ? text : `${text.slice(0, 39)}…`;
  return {
    problem: `turn ${number} of the transcript (${speaker}: “${start}”) is not in the captions word for word`,
    remedy: 'Write the same words and the same name in the captions and in the transcript.',
  };
}
