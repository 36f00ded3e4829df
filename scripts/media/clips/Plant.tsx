import { sway } from './clip.ts';
import { ink, inkLine, tints } from './ink.ts';

interface Props {
  at: number;
  x: number;
  /** Where the pot stands. */
  y: number;
  size?: number;
}

const leaves = [-52, -30, -10, 14, 34, 56];

/** A plant in a pot; its leaves move a little. */
export function Plant({ at, x, y, size = 1 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {leaves.map((angle, index) => (
        <g
          key={angle}
          transform={`translate(0 -110) rotate(${angle + 2.2 * sway(at, 3.4, index / 3)})`}
        >
          <path {...ink} fill={tints.leaf} d="M0 0c-34-50-30-120 0-176c30 56 34 126 0 176z" />
          <path {...inkLine} strokeWidth="4" d="M0 -10v-110" />
        </g>
      ))}
      <path {...ink} fill={tints.brown} d="M-62-112h124l-16 112h-92z" />
      <path {...ink} fill={tints.brown} d="M-72-134h144v34h-144z" />
    </g>
  );
}
