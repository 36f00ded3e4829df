import { clipSize, type Scene } from './clip.ts';
import { tints } from './ink.ts';
import { Lettering, signOf } from './Lettering.tsx';

const label = await signOf('Sample animation', 30);
const plate = { width: label.width + 40, height: 54 };
const [x, y] = [clipSize.width - plate.width - 28, clipSize.height - plate.height - 24];

interface Props {
  scene: Scene;
  /** Seconds from the start. */
  at: number;
}

/** One picture of a clip; every one says what it is. */
export function Frame({ scene: Scene, at }: Props) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...clipSize}>
      <Scene at={at} />
      <rect x={x} y={y} {...plate} fill={tints.paper} />
      <Lettering sign={label} x={x + plate.width / 2} y={y + 9} fill={tints.ink} />
    </svg>
  );
}
