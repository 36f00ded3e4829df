import { nameOutlines } from '#files/logo/name-outlines.tsx';

/** Words on a sign as outlines, ready to be placed. */
export interface Sign {
  path: string;
  width: number;
}

/** Words → the outlines of a sign whose letters stand at 0, 0. */
export async function signOf(words: string, size: number): Promise<Sign> {
  const { path, bounds } = await nameOutlines([words], size);
  return { path, width: bounds.right };
}

interface Props {
  sign: Sign;
  /** The middle of the words, and the top of their line. */
  x: number;
  y: number;
  fill: string;
}

/** A sign's words, centered. */
export function Lettering({ sign, x, y, fill }: Props) {
  return <path transform={`translate(${x - sign.width / 2} ${y})`} d={sign.path} fill={fill} />;
}
