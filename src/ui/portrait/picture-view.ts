/** A picture for display: URLs, size in pixels, and the part that cropping keeps. */
export interface PictureView {
  src: string;
  /** A WebP copy in the width of the frame of a card; absent where only the original is known. */
  small?: string;
  width: number;
  height: number;
  /** Lighter formats of the same picture, best first; empty for drawings. */
  sources: readonly { type: string; srcSet: string }[];
  /** The part that stays visible where the frame crops it. */
  focus: 'top' | 'center' | 'bottom' | 'left' | 'right';
}

/** The copy for the frame of a card, without the other URLs; the original where there is none. */
export function forCard({ src, small, width, height, sources, focus }: PictureView): PictureView {
  if (!small) return { src, width, height, sources, focus };
  return { src: small, width, height, focus, sources: [] };
}
