import type { ReactElement } from 'react';

/** Size of a clip in pixels, pictures a second, and its length in seconds: what broadcasters cut with. */
export const clipSize = { width: 1920, height: 1080 } as const;
export const clipRate = 25;
export const clipSeconds = 8;

/** A scene at a moment, in seconds from its start; the same moment always gives the same drawing. */
export type Scene = (props: { at: number }) => ReactElement;

/** How far a movement is at a moment: 0 before it begins, 1 once it has ended, slow at both ends. */
export function eased(at: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** A movement to and fro, from -1 to 1, once in `period` seconds. */
export function sway(at: number, period: number, late = 0): number {
  return Math.sin((2 * Math.PI * (at - late)) / period);
}
