/**
 * Scales a path, then moves it. The path has absolute points (the commands M, L, Q, C and Z of SVG
 * 2, section 9.3). Points are rounded to hundredths, and lines without length are left out. Throws
 * for other commands.
 */
export function movePath(
  path: string,
  { scale, x, y }: Record<'scale' | 'x' | 'y', number>,
): string {
  let last = '';
  return commandsOf(path)
    .flatMap(({ letter, points }) => {
      const moved = points.map(([px, py]) => `${round(px * scale + x)} ${round(py * scale + y)}`);
      const end = moved.at(-1) ?? '';
      const isEmpty = letter === 'L' && end === last;
      last = end;
      return isEmpty ? [] : [`${letter}${moved.join(' ')}`];
    })
    .join('');
}

/**
 * Returns the box around a path with its control points; infinite for a path without points. Throws
 * as `movePath` does.
 */
export function boundsOf(path: string) {
  const points = commandsOf(path).flatMap((command) => command.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

function commandsOf(path: string) {
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, letter = '', rest = '']) => {
    if (!'MLQCZ'.includes(letter)) throw new Error(`no absolute points in “${letter}”`);
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = numbers.flatMap((x, index): [number, number][] =>
      index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : [],
    );
    return { letter, points };
  });
}

/** Returns a number rounded to hundredths. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
