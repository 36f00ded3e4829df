import type { SharePortrait } from './share-card.ts';

interface Size {
  width: number;
  height: number;
}

/** How large a picture is drawn to fill a frame, and which part of it is then seen, in pixels. */
export interface Cover {
  size: Size;
  seen: Size & { left: number; top: number };
}

/** Where the eyes are, as portrait.module.css has it: the parts of the surplus that are cut at the left and above. */
const positions: Record<SharePortrait['focus'], readonly [number, number]> = {
  center: [0.5, 0.2],
  top: [0.5, 0],
  bottom: [0.5, 1],
  left: [0, 0.2],
  right: [1, 0.2],
};

/** A picture that covers a frame of another shape with its focus in view (CSS `object-fit: cover`). */
export function cover(picture: Size, frame: Size, focus: SharePortrait['focus']): Cover {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const [across, down] = positions[focus];
  const left = Math.round((width - frame.width) * across);
  const top = Math.round((height - frame.height) * down);
  return { size: { width, height }, seen: { left, top, width: frame.width, height: frame.height } };
}
