import type { Box } from '#files/share-image/share-layout.ts';

/** Side of a cover in pixels: the least that podcast directories take. */
export const coverSide = 1400;

/** Where things stand on a cover. */
export interface CoverLayout {
  /** A ground for each face, side by side from edge to edge. */
  frames: readonly Box[];
  /** Where each face stands; a single one in the middle of its ground. */
  faces: readonly Box[];
  /** The record; its axis is the edge between the two grounds. */
  record: Box;
  words: Box;
  brand: Box;
}

const margin = 90;
const facesHeight = 780;
const gap = 6;

/** With faces the words stand below them; without, the record has the room. */
export function coverLayout(count: number): CoverLayout {
  const width = (coverSide - gap * (count - 1)) / Math.max(count, 1);
  const frames = Array.from({ length: count }, (_, index) => ({
    left: Math.round(index * (width + gap)),
    top: 0,
    width: Math.round(width),
    height: facesHeight,
  }));
  const top = count > 0 ? facesHeight : 200;
  const inner = coverSide - 2 * margin;
  return {
    frames,
    faces: frames.map(narrowed),
    record: { left: 0, top, width: coverSide, height: count > 0 ? 130 : 480 },
    words: { left: margin, top: coverSide - 600, width: inner, height: 400 },
    brand: { left: margin, top: coverSide - 150, width: inner, height: 64 },
  };
}

/** No wider than high, so that a face is not cut below the eyes. */
function narrowed(box: Box): Box {
  const width = Math.min(box.width, box.height);
  return { ...box, left: box.left + Math.round((box.width - width) / 2), width };
}
