/** A picture ready to be shown: addresses, true size, and where the eyes are. */
export interface PictureView {
  src: string;
  /** The same as WebP, as wide as the square and the tall frame of a card need; absent where only the whole one is known. */
  small?: string;
  medium?: string;
  width: number;
  height: number;
  /** Lighter formats of the same picture, best first; empty for drawings. */
  sources: readonly { type: string; srcSet: string }[];
  /** Which part stays in view when the frame crops it. */
  focus: 'top' | 'center' | 'bottom' | 'left' | 'right';
}

/** The picture as the frame of a card shows it, and no address more: `small` for the square one, `medium` for the tall one. */
export function forCard(picture: PictureView, size: 'small' | 'medium'): PictureView {
  const { width, height, focus } = picture;
  const src = picture[size];
  return src ? { src, width, height, focus, sources: [] } : picture;
}
