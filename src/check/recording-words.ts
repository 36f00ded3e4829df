import type { Advice } from './entry.ts';

/** The file lies among the recordings and belongs to no story. */
export const noStory: Advice = {
  problem: 'no story has this name',
  remedy: 'Name it like its story’s file, such as "two-fans.m4a", or delete it.',
};

/** The story does not say that it has a recording. */
export const notAnnounced: Advice = {
  problem: 'the story of this name has no "recording", so nobody would hear this file',
  remedy: 'Add "recording:" with "synthetic: false" below it to the story, or delete the file.',
};

/** The file is of a kind that such a recording does not have. */
export function otherKind(kind: string, endings: readonly string[]): Advice {
  const names = endings.map((ending) => `.${ending}`).join(', ');
  return {
    problem: `a recording of the kind "${kind}" has no such file`,
    remedy: `Delete it, or correct "kind" in the story. The files of this kind end in ${names}.`,
  };
}

/** A file is there, but not the one that must be. */
export function missingFile(what: string): Advice {
  return {
    problem: `other files of this recording are there, but not its ${what}`,
    remedy: 'Put it beside them, or delete the others.',
  };
}

/** The numbers of turns are not in the transcript. */
export function noPassage(count: number): Advice {
  return {
    problem: `the transcript has turns 1 to ${count}`,
    remedy: 'Write the numbers of the first and the last turn that are heard.',
  };
}

/** The file takes too long on a telephone. */
export function tooHeavy(bytes: number, most: number): Advice {
  return {
    problem: `the file has ${megabytes(bytes)} MB; at most ${megabytes(most)} MB are allowed here`,
    remedy: 'Export it with a lower bit rate; the content guide says how.',
  };
}

/** The bytes are not what the name says. */
export function otherBytes(ending: string): Advice {
  return {
    problem: `the file ends in ".${ending}" but is not such a recording, or is damaged`,
    remedy: 'Export it again from the original; to change the name alone does not help.',
  };
}

/** A file and the one that every browser plays hold recordings of different lengths. */
export function otherLength(seconds: number, needed: number): Advice {
  return {
    problem: `it lasts ${seconds.toFixed(1)} s, but the main file ${needed.toFixed(1)} s`,
    remedy: 'Make it from the same recording, or delete it.',
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
