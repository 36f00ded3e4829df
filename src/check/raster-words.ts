import type { Advice } from './entry.ts';

/** Part of the picture cannot be decoded. */
export const damaged: Advice = {
  problem: 'the picture is damaged: part of it cannot be read',
  remedy: 'Export it again from the original.',
};

/** The picture has more than one frame. */
export const moving: Advice = {
  problem: 'the picture moves',
  remedy: 'Save one frame of it as a still picture.',
};

/** The picture has a GPS position. */
export const placeInside: Advice = {
  problem: 'the picture tells where it was taken (GPS)',
  remedy:
    'Export it again without location, often an option called "Remove location" or "Include metadata: none".',
};

/** The bytes are no picture of any type. */
export function notAPicture(ending: string): Advice {
  return {
    problem: `the file ends in ".${ending}" but is not a picture that can be read`,
    remedy: 'Open the original in a picture program and export it again.',
  };
}

/** The bytes are a picture of another type than the name says. */
export function otherFormat(format: string, ending: string): Advice {
  return {
    problem: `the file ends in ".${ending}" but is of the type "${format}"`,
    remedy: `Export it as "${ending}"; to change the name alone does not help.`,
  };
}

/** The picture has so many pixels that it slows the build down. */
export function tooLarge(width: number, height: number): Advice {
  return {
    problem: `the picture is ${width} by ${height} pixels, more than any page can use`,
    remedy: 'Make it at most 4000 pixels wide.',
  };
}

/** The picture has too few pixels to look sharp. */
export function tooSmall(width: number, smallest: number): Advice {
  return {
    problem: `the picture is ${width} pixels wide; it needs at least ${smallest}`,
    remedy: 'Use a larger original; do not blow this one up.',
  };
}
