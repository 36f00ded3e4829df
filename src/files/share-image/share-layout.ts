import { shareSize } from './share-card.ts';

/** A box on the card, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where things stand on a card. */
export interface ShareLayout {
  brand: Box;
  /** Kicker, title, lines and tags; they stand on the foot of this box. */
  words: Box;
  /** The record along the foot; its axis is the edge between cold and paper. */
  record: Box;
  /** The person, from the corner; the strip of the years in practice follows below. */
  portrait: Box;
  years: Box;
}

const { width, height } = shareSize;
const margin = 60;
const brandHeight = 64;
const gap = 24;
const footGap = 36;
const yearsHeight = 14;

/** With a portrait the record is low and the words stand beside the person; without, it is tall. */
export function shareLayout(hasPortrait: boolean): ShareLayout {
  const top = height - (hasPortrait ? 102 : 190);
  const portraitWidth = hasPortrait ? (top * 5) / 6 : 0;
  const left = portraitWidth + margin;
  const wordsTop = margin + brandHeight + gap;
  return {
    brand: { left, top: margin, width: width - left - margin, height: brandHeight },
    words: { left, top: wordsTop, width: width - left - margin, height: top - footGap - wordsTop },
    record: { left: 0, top, width, height: height - top },
    portrait: { left: 0, top: 0, width: portraitWidth, height: top - yearsHeight },
    years: { left: 0, top: top - yearsHeight, width: portraitWidth, height: yearsHeight },
  };
}
