/** The middle line of the drawings, and the height of a full bar above or below it. */
const middle = 30;
const full = 26;

/** A cell of 10 for each bar, 6.4 wide, as in the record. */
const cell = 10;

/** A drawing of bars: the width of its box, 60 high, and its path. */
export interface DoorBars {
  width: number;
  path: string;
}

/** Returns a bar above the line for each of `above`, and one below it for each of `below`. */
export function barsAboveAndBelow(above: number, below: number): DoorBars {
  const rows = [
    { count: above, top: middle - full },
    { count: below, top: middle },
  ];
  const path = rows
    .flatMap(({ count, top }) =>
      Array.from({ length: count }, (_, index) => `M${index * cell} ${top}h6.4v${full}h-6.4z`),
    )
    .join('');
  return { width: Math.max(above, below) * cell, path };
}

/** Returns a bar for each event in their order, half as high where it is online alone. */
export function eventBars(events: readonly { format: string }[]): DoorBars {
  const bar = ({ format }: { format: string }, index: number) => {
    const height = format === 'virtual' ? full : 2 * full;
    return `M${index * cell} ${middle + full - height}h6.4v${height}h-6.4z`;
  };
  return { width: events.length * cell, path: events.map(bar).join('') };
}
