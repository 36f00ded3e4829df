import { colorOf } from '#files/share-image/share-colors.ts';

/** The line that things in a clip are drawn with, as the portraits are. */
export const ink = {
  stroke: colorOf('ink'),
  strokeWidth: 7,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** The same line without a filling. */
export const inkLine = { ...ink, fill: 'none' } as const;

/** A finer line, for what lies further back. */
export const fineLine = { ...inkLine, strokeWidth: 4 } as const;

/** The tints of a clip: the grounds of the site and a few between. */
export const tints = {
  paper: colorOf('paper'),
  cold: colorOf('cold'),
  warm: colorOf('warm'),
  ink: colorOf('ink'),
  shade: colorOf('line'),
  edge: colorOf('edge'),
  sun: colorOf('mark'),
  deep: colorOf('s1'),
  blue: colorOf('s4'),
  brown: colorOf('s7'),
  red: colorOf('s10'),
  glass: '#cfe0ea',
  leaf: '#7f9f8b',
  lit: '#fdf3e3',
} as const;
