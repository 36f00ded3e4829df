import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { woffToSfnt } from './woff-to-sfnt.ts';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** The cuts of the site's two families that documents use: headings, quotations, text, strong text, titles of works. */
const cuts = [
  ['brygada-1918', 'latin', '500-normal'],
  ['brygada-1918', 'latin-ext', '500-normal'],
  ['atkinson-hyperlegible-next', 'latin', '400-normal'],
  ['atkinson-hyperlegible-next', 'latin', '400-italic'],
  ['atkinson-hyperlegible-next', 'latin', '600-normal'],
  ['atkinson-hyperlegible-next', 'latin-ext', '400-normal'],
] as const;

/** The fonts of documents, as OpenType. */
export function typesetFonts(): Buffer[] {
  return cuts.map(([family, letters, cut]) => {
    const file = resolve(`@fontsource/${family}/files/${family}-${letters}-${cut}.woff`);
    return Buffer.from(woffToSfnt(readFileSync(file)));
  });
}
