import type { ReactElement } from 'react';
import { nameOutlines } from '#files/logo/draw-logo.tsx';
import type { Box } from '#files/share-image/RecordPicture.tsx';
import { RecordPicture } from '#files/share-image/RecordPicture.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { anomalies, stripePaths } from '#ui/record/record.ts';

/**
 * Size of a clip in pixels, pictures a second, and its length in seconds: what broadcasters cut
 * with.
 */
export const clipSize = { width: 1920, height: 1080 } as const;
export const clipRate = 25;
export const clipSeconds = 8;

/**
 * A scene at a moment, in seconds from its start; the same moment always gives the same drawing.
 */
export type Scene = (props: { at: number }) => ReactElement;

/**
 * How far a movement is at a moment: 0 before it begins, 1 once it has ended, slow at both ends.
 */
export function eased(at: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** A movement to and fro, from -1 to 1, once in `period` seconds. */
export function sway(at: number, period: number, late = 0): number {
  return Math.sin((2 * Math.PI * (at - late)) / period);
}

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

/** Words on a sign as outlines, ready to be placed. */
export interface Sign {
  path: string;
  width: number;
}

/** Words → the outlines of a sign whose letters stand at 0, 0. */
export async function signOf(words: string, size: number): Promise<Sign> {
  const { path, bounds } = await nameOutlines([words], size);
  return { path, width: bounds.right };
}

interface LetteringProps {
  sign: Sign;
  /** The middle of the words, and the top of their line. */
  x: number;
  y: number;
  fill: string;
}

/** A sign's words, centered. */
export function Lettering({ sign, x, y, fill }: LetteringProps) {
  return <path transform={`translate(${x - sign.width / 2} ${y})`} d={sign.path} fill={fill} />;
}

interface PlantProps {
  at: number;
  x: number;
  /** Where the pot stands. */
  y: number;
  size?: number;
}

const leaves = [-52, -30, -10, 14, 34, 56];

/** A plant in a pot; its leaves move a little. */
export function Plant({ at, x, y, size = 1 }: PlantProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {leaves.map((angle, index) => (
        <g
          key={angle}
          transform={`translate(0 -110) rotate(${angle + 2.2 * sway(at, 3.4, index / 3)})`}
        >
          <path {...ink} fill={tints.leaf} d="M0 0c-34-50-30-120 0-176c30 56 34 126 0 176z" />
          <path {...inkLine} strokeWidth="4" d="M0 -10v-110" />
        </g>
      ))}
      <path {...ink} fill={tints.brown} d="M-62-112h124l-16 112h-92z" />
      <path {...ink} fill={tints.brown} d="M-72-134h144v34h-144z" />
    </g>
  );
}

const paths = stripePaths(anomalies);
const viewBox = `0 0 ${anomalies.length} 1`;

interface StripesProps {
  box: Box;
  opacity?: number;
}

/**
 * The record as quiet stripes, one for each year: the sky of a clip, as it is the ground of a
 * portrait.
 */
export function Stripes({ box, opacity = 0.3 }: StripesProps) {
  return <RecordPicture paths={paths} viewBox={viewBox} box={box} opacity={opacity} />;
}
