import type { Box } from '#files/share-image/RecordPicture.tsx';
import { type CardShape, cardShapes } from './message-card.ts';

/** Where things stand on a card, in pixels. */
export interface CardLayout {
  /** The color of the hazard along the top. */
  band: Box;
  mark: Box;
  /** The name of the hazard beside its mark. */
  name: Box;
  /** The message; it stands in the middle of this box. */
  words: Box;
  source: Box;
  brand: Box;
}

const bandHeight = 20;
const markSize = { width: 104, height: 80 };
const brandHeight = 56;
const sourceHeight = 82;
const gap = 28;

/** The boxes of a shape: the head at the top, source and brand at the foot, the message has what is left. */
export function cardLayout(shape: CardShape): CardLayout {
  const { width, height } = cardShapes[shape];
  const margin = shape === 'wide' ? 60 : 84;
  const inner = width - 2 * margin;
  const headTop = bandHeight + (shape === 'wide' ? 34 : 70);
  const brandTop = height - (shape === 'wide' ? 36 : 70) - brandHeight;
  const sourceTop = brandTop - 20 - sourceHeight;
  const wordsTop = headTop + markSize.height + gap;
  const nameLeft = margin + markSize.width + gap;
  return {
    band: { left: 0, top: 0, width, height: bandHeight },
    mark: { left: margin, top: headTop, ...markSize },
    name: { left: nameLeft, top: headTop + 16, width: width - nameLeft - margin, height: 60 },
    words: { left: margin, top: wordsTop, width: inner, height: sourceTop - gap - wordsTop },
    source: { left: margin, top: sourceTop, width: inner, height: sourceHeight },
    brand: { left: margin, top: brandTop, width: inner, height: brandHeight },
  };
}
