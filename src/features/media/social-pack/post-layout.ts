import type { Box } from '#files/share-image/RecordPicture.tsx';
import { type PostShape, postShapes } from './post.ts';

/** Where things stand on a post, in pixels. */
export interface PostLayout {
  /** The color along the top. */
  band: Box;
  /** The name of the hazard. */
  kicker: Box;
  /** The message; it stands in the middle of this box. */
  words: Box;
  source: Box;
  brand: Box;
  /** The marks of the hazard, or the record, along the foot. */
  frieze: Box;
}

/** What differs by shape: margin, what the app lays over top and foot, height of the frieze. */
const settings: Record<PostShape, { margin: number; top: number; foot: number; frieze: number }> = {
  square: { margin: 84, top: 66, foot: 0, frieze: 150 },
  portrait: { margin: 84, top: 76, foot: 0, frieze: 240 },
  // Apps write over the first and the last part of a story (about an eighth of its height).
  story: { margin: 96, top: 250, foot: 250, frieze: 420 },
  link: { margin: 60, top: 40, foot: 0, frieze: 70 },
  wide: { margin: 96, top: 60, foot: 0, frieze: 120 },
};

const bandHeight = 20;
const kickerHeight = 62;
const sourceHeight = 78;
const brandHeight = 56;
const gap = 26;

/** The boxes of a shape: the name at the top, source and brand above the frieze, the message has what is left. */
export function postLayout(shape: PostShape): PostLayout {
  const { width, height } = postShapes[shape];
  const { margin, top, foot, frieze } = settings[shape];
  const inner = { left: margin, width: width - 2 * margin };
  const friezeTop = height - frieze;
  const brandTop = Math.min(friezeTop, height - foot) - gap - brandHeight;
  const sourceTop = brandTop - 14 - sourceHeight;
  const kickerTop = bandHeight + top;
  const wordsTop = kickerTop + kickerHeight + gap;
  return {
    band: { left: 0, top: 0, width, height: bandHeight },
    kicker: { ...inner, top: kickerTop, height: kickerHeight },
    words: { ...inner, top: wordsTop, height: sourceTop - gap - wordsTop },
    source: { ...inner, top: sourceTop, height: sourceHeight },
    brand: { ...inner, top: brandTop, height: brandHeight },
    frieze: { left: 0, top: friezeTop, width, height: frieze },
  };
}
