import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const file = '@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff';
const font = {
  name: 'Brygada 1918',
  weight: 600,
  style: 'normal',
  data: readFileSync(resolve(file)),
} as const;

/** Outlines are taken at this font size, because satori rounds their points. */
const outlineSize = 400;

/** Lines of words in the letters of the header → one path at a font size, from the top left, and its bounds. */
export async function nameOutlines(lines: readonly string[], size: number) {
  const svg = await satori(
    <div style={{ display: 'flex', flexDirection: 'column', ...letters }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>,
    { width: outlineSize * 60, fonts: [font] },
  );
  const drawn = [...svg.matchAll(/<path fill="#000" d="([^"]+)"/g)]
    .map(([, path]) => path)
    .join('');
  const path = movePath(drawn, { scale: size / outlineSize, x: 0, y: 0 });
  return { path, bounds: boundsOf(path) };
}

const letters = {
  fontFamily: 'Brygada 1918',
  fontSize: outlineSize,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.02,
  color: '#000',
} as const;

/**
 * A path of absolute points (the commands M, L, Q, C and Z of SVG 2, section 9.3) → the same path scaled, then moved, its
 * points rounded to hundredths, without lines of no length. Throws for other commands.
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

/** The box around a path, control points included. Infinite for a path without points. Throws as `movePath` does. */
export function boundsOf(path: string) {
  const points = commandsOf(path).flatMap((command) => command.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
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

/** A number rounded to hundredths. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
