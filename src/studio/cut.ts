/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in whole pixels of the upright picture; `left` and `top` are its corner. */
export interface Cut extends Size {
  left: number;
  top: number;
}

/** The part that stays visible where a frame crops a picture, as `portraitFocus` names it. */
export type Focus = 'top' | 'center' | 'bottom' | 'left' | 'right';

/** The shares of the excess that are cut off at the left and at the top (`ui/portrait`). */
const offsets: Readonly<Record<Focus, { left: number; top: number }>> = {
  center: { left: 0.5, top: 0.2 },
  top: { left: 0.5, top: 0 },
  bottom: { left: 0.5, top: 1 },
  left: { left: 0, top: 0.2 },
  right: { left: 1, top: 0.2 },
};

/** The whole of a picture as a cut. */
export function wholeOf({ width, height }: Size): Cut {
  return { left: 0, top: 0, width, height };
}

/**
 * The largest part of a cut that has a ratio (width by height), placed by the focus: the part that
 * a frame of the site shows. It is also the frame with which cutting begins.
 */
export function shownPart(cut: Cut, ratio: number, focus: Focus = 'center'): Cut {
  const width = Math.min(cut.width, Math.round(cut.height * ratio));
  const height = Math.min(cut.height, Math.round(cut.width / ratio));
  const { left, top } = offsets[focus];
  return {
    left: cut.left + Math.round((cut.width - width) * left),
    top: cut.top + Math.round((cut.height - height) * top),
    width,
    height,
  };
}

/** The cut moved to a corner, and back into the picture where it would leave it. */
export function movedTo(cut: Cut, left: number, top: number, picture: Size): Cut {
  return {
    width: cut.width,
    height: cut.height,
    left: within(Math.round(left), 0, picture.width - cut.width),
    top: within(Math.round(top), 0, picture.height - cut.height),
  };
}

/**
 * The cut made `width` wide about its middle, in its own ratio: at least `least` wide, at most as
 * wide as the picture allows, and moved back into the picture where it would leave it.
 */
export function resizedTo(cut: Cut, width: number, least: number, picture: Size): Cut {
  const ratio = cut.width / cut.height;
  const most = widestCut(ratio, picture);
  const nextWidth = Math.round(within(width, Math.min(least, most), most));
  const nextHeight = Math.min(picture.height, Math.round(nextWidth / ratio));
  const left = cut.left + (cut.width - nextWidth) / 2;
  const top = cut.top + (cut.height - nextHeight) / 2;
  const resized = { left: cut.left, top: cut.top, width: nextWidth, height: nextHeight };
  return movedTo(resized, left, top, picture);
}

/** The width in pixels of the largest cut of a ratio in a picture. */
export function widestCut(ratio: number, { width, height }: Size): number {
  return Math.min(width, Math.round(height * ratio));
}

/** Whether a value, of whatever origin, is a cut inside a picture. */
export function isCut(value: unknown, picture: Size): value is Cut {
  const { left, top, width, height } = Object(value) as Record<string, unknown>;
  const isInside = (start: unknown, length: unknown, whole: number) =>
    Number.isInteger(start) &&
    Number.isInteger(length) &&
    Number(start) >= 0 &&
    Number(length) > 0 &&
    Number(start) + Number(length) <= whole;
  return isInside(left, width, picture.width) && isInside(top, height, picture.height);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
