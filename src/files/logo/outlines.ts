/** What a drawing covers. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a path goes: first enlarged, then moved. */
export interface Move {
  scale: number;
  x: number;
  y: number;
}

/**
 * A path of absolute points (the commands M, L, Q, C and Z of SVG 2, section 9.3) → the same path enlarged
 * and moved, its points rounded to hundredths, lines that go nowhere left out. Throws for other commands.
 */
export function movePath(path: string, { scale, x, y }: Move): string {
  let last = '';
  return commandsOf(path)
    .flatMap(({ letter, points }) => {
      const moved = points.map(([px, py]) => `${round(px * scale + x)} ${round(py * scale + y)}`);
      const end = moved.at(-1) ?? '';
      const isStill = letter === 'L' && end === last;
      last = end;
      return isStill ? [] : [`${letter}${moved.join(' ')}`];
    })
    .join('');
}

/** What a path covers, its control points taken as points. Infinite for a path without points. */
export function boundsOf(path: string): Bounds {
  const points = commandsOf(path).flatMap((command) => command.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

interface Command {
  letter: string;
  points: [x: number, y: number][];
}

function commandsOf(path: string): Command[] {
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, letter = '', rest = '']) => {
    if (!'MLQCZ'.includes(letter)) throw new Error(`no absolute points in “${letter}”`);
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = numbers.flatMap((x, index): [number, number][] =>
      index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : [],
    );
    return { letter, points };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
