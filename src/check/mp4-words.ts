import type { Advice } from './entry.ts';

/** Some browsers would stay silent or dark. */
export const otherCodec: Advice = {
  problem: 'the sound is not AAC or the picture is not H.264, so some browsers cannot play it',
  remedy: 'Export it as MP4 with H.264 and AAC, or as M4A with AAC.',
};

/** All of the file would have to come first. */
export const startsLate: Advice = {
  problem: 'it can begin to play only when all of it is loaded',
  remedy: 'Export it again with "fast start" (also called "web optimized").',
};

/** A position is in the file. */
export const placeInside: Advice = {
  problem: 'the recording tells where it was made (GPS)',
  remedy: 'Export it again without location.',
};

/** A sample that does not say so. */
export const noLabel: Advice = {
  problem: 'the story says "synthetic: true", but the file does not say so inside',
  remedy:
    'If people are heard, write "synthetic: false"; if a machine speaks, run "npm run media" again.',
};

/** A sample that stands for people’s own voices. */
export const stillSample: Advice = {
  problem: 'the story says "synthetic: false", but this file is still the sample',
  remedy: 'Put the real recording in its place, or delete it, or write "synthetic: true".',
};
