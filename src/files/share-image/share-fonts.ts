import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'satori';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** The site's two families, as files that the drawing library reads. Letters that the first file has not come from the next. */
const display = ['latin', 'latin-ext', 'vietnamese'].map((letters) =>
  font('brygada-1918', letters, 500),
);
const text = ([400, 600] as const).flatMap((weight) =>
  ['latin', 'latin-ext'].map((letters) => font('atkinson-hyperlegible-next', letters, weight)),
);

export const shareFonts: Font[] = [...display, ...text];
export const displayFont = stack(display);
export const textFont = stack(text);

function font(family: string, letters: string, weight: 400 | 500 | 600): Font {
  const file = `@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`;
  const data = readFileSync(resolve(file));
  return { name: `${family}-${letters}`, weight, style: 'normal', data };
}

function stack(fonts: readonly Font[]): string {
  return [...new Set(fonts.map(({ name }) => name))].join(', ');
}
