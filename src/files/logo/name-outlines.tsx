import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import satori from 'satori';
import { type Bounds, boundsOf, movePath } from './outlines.ts';

/** Words as outlines: one path and what it covers. */
export interface Outlines {
  path: string;
  bounds: Bounds;
}

const { resolve } = createRequire(join(process.cwd(), 'package.json'));
const file = '@fontsource/brygada-1918/files/brygada-1918-latin-600-normal.woff';
const font = {
  name: 'Brygada 1918',
  weight: 600,
  style: 'normal',
  data: readFileSync(resolve(file)),
} as const;

/** Outlines are taken at this font size, so that their rounded points are fine. */
const fine = 400;

/** The name in the letters of the header, as outlines at a font size; its first line begins at the top left. */
export async function nameOutlines(lines: readonly string[], size: number): Promise<Outlines> {
  const svg = await satori(
    <div style={{ display: 'flex', flexDirection: 'column', ...letters }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>,
    { width: fine * 60, fonts: [font] },
  );
  const drawn = [...svg.matchAll(/<path fill="#000" d="([^"]+)"/g)]
    .map(([, path]) => path)
    .join('');
  const path = movePath(drawn, { scale: size / fine, x: 0, y: 0 });
  return { path, bounds: boundsOf(path) };
}

const letters = {
  fontFamily: 'Brygada 1918',
  fontSize: fine,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.02,
  color: '#000',
} as const;
