import type { PictureView } from '#ui/portrait/picture-view.ts';

/** What a headshot is cropped to: width to height. */
export const shapes = { portrait: 5 / 6, square: 1 } as const;

/** What a headshot is for: its width in pixels and its pixels per inch. */
export const uses = { print: { width: 1800, dpi: 300 }, web: { width: 800, dpi: 72 } } as const;

/** One of the four headshots of a speaker. */
export interface HeadshotKind {
  shape: keyof typeof shapes;
  use: keyof typeof uses;
}

/** Every headshot that a speaker has. */
export const headshotKinds: readonly HeadshotKind[] = [
  { shape: 'portrait', use: 'print' },
  { shape: 'portrait', use: 'web' },
  { shape: 'square', use: 'print' },
  { shape: 'square', use: 'web' },
];

/** A headshot as the page offers it; width, height and bytes are those of the file. */
export interface HeadshotView extends HeadshotKind {
  href: string;
  width: number;
  height: number;
  bytes: number;
}

/** The name of a headshot, without ending: `amara-quill-portrait-print`. */
export function headshotName(speakerId: string, { shape, use }: HeadshotKind): string {
  return `${speakerId}-${shape}-${use}`;
}

/** Where the crop lies within what is cut off, across and down. */
const places: Readonly<Record<PictureView['focus'], readonly [number, number]>> = {
  center: [0.5, 0.2],
  top: [0.5, 0],
  bottom: [0.5, 1],
  left: [0, 0.2],
  right: [1, 0.2],
};

interface Size {
  width: number;
  height: number;
}

/**
 * The part of a picture that a headshot shows, in whole pixels: as much as its shape allows, around the
 * part that must stay in view, exactly as the frame of the page crops (ui/portrait).
 */
export function cropOf(
  picture: Size,
  shape: HeadshotKind['shape'],
  focus: PictureView['focus'],
): Size & { left: number; top: number } {
  const width = Math.min(picture.width, Math.round(picture.height * shapes[shape]));
  const height = Math.min(picture.height, Math.round(picture.width / shapes[shape]));
  const [across, down] = places[focus];
  return {
    ...{ width, height },
    left: Math.round((picture.width - width) * across),
    top: Math.round((picture.height - height) * down),
  };
}
