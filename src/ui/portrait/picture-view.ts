/** A picture for display: URLs, size in pixels, and the part that cropping keeps. */
export interface PictureView {
  src: string;
  /**
   * WebP copies in the width of the square and of the tall frame of a card; absent where only the
   * original is known.
   */
  small?: string;
  medium?: string;
  width: number;
  height: number;
  /** Lighter formats of the same picture, best first; empty for drawings. */
  sources: readonly { type: string; srcSet: string }[];
  /** The part that stays visible where the frame crops it. */
  focus: 'top' | 'center' | 'bottom' | 'left' | 'right';
}

/**
 * The copy for the frame of a card, without the other URLs: `small` for the square one, `medium`
 * for the tall one. The original where there is no copy.
 */
export function forCard(picture: PictureView, size: 'small' | 'medium'): PictureView {
  const { width, height, focus } = picture;
  const src = picture[size];
  return src ? { src, width, height, focus, sources: [] } : picture;
}
