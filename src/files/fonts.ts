import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A font file of a package of Fontsource. */
export interface FontFile {
  family: 'brygada-1918' | 'atkinson-hyperlegible-next';
  letters: 'latin' | 'latin-ext' | 'vietnamese';
  weight: 400 | 500 | 600;
  slope: 'normal' | 'italic';
}

const upright = { slope: 'normal' } as const;

/** The fonts for titles of pictures. A letter that the first file lacks comes from the next. */
export const displayFiles: readonly FontFile[] = (
  ['latin', 'latin-ext', 'vietnamese'] as const
).map((letters) => ({ family: 'brygada-1918', letters, weight: 500, ...upright }));

/** The fonts for other words of pictures. */
export const textFiles: readonly FontFile[] = ([400, 600] as const).flatMap((weight) =>
  (['latin', 'latin-ext'] as const).map(
    (letters) => ({ family: 'atkinson-hyperlegible-next', letters, weight, ...upright }) as const,
  ),
);

/** The fonts of documents: headings, quotations, text, strong text, titles of works. */
export const documentFiles: readonly FontFile[] = [
  ...displayFiles,
  { family: 'atkinson-hyperlegible-next', letters: 'latin', weight: 400, slope: 'normal' },
  { family: 'atkinson-hyperlegible-next', letters: 'latin', weight: 400, slope: 'italic' },
  { family: 'atkinson-hyperlegible-next', letters: 'latin', weight: 600, slope: 'normal' },
  { family: 'atkinson-hyperlegible-next', letters: 'latin-ext', weight: 400, slope: 'normal' },
];

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** Reads a font file, which is WOFF 1.0. */
export function readFont({ family, letters, weight, slope }: FontFile): Buffer {
  const file = `${family}-${letters}-${weight}-${slope}.woff`;
  return readFileSync(resolve(`@fontsource/${family}/files/${file}`));
}
