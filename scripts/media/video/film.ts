import type { Heard } from '../caption-cues.ts';
import type { Story } from '../stories.ts';
import type { Face } from './faces.ts';

/** Size of a film in pixels, and pictures a second. */
export const film = { width: 1280, height: 720, rate: 12 } as const;

/** Where things stand: the record along the foot, its axis the edge of the ground; words and face above. */
export const layout = {
  margin: 64,
  brand: { left: 64, top: 40, width: 700, height: 48 },
  mark: { left: 800, top: 40, width: 416, height: 48 },
  face: { left: 64, top: 124, width: 335, height: 402 },
  years: { left: 64, top: 526, width: 335, height: 12 },
  words: { left: 456, top: 124, width: 760, height: 414 },
  title: { left: 64, top: 190, width: 1100, height: 360 },
  record: { left: 0, top: 568, width: film.width, height: film.height - 568 },
} as const;

/** What a film is made from. */
export interface FilmPlan {
  story: Story;
  cues: readonly Heard[];
  seconds: number;
  faces: ReadonlyMap<string, Face>;
}
