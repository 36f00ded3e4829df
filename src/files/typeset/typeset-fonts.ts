import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** The styles of the site's two families that documents use: headings, quotations, text, strong text, titles of works. */
const styles = [
  ['brygada-1918', 'latin', '500-normal'],
  ['brygada-1918', 'latin-ext', '500-normal'],
  ['atkinson-hyperlegible-next', 'latin', '400-normal'],
  ['atkinson-hyperlegible-next', 'latin', '400-italic'],
  ['atkinson-hyperlegible-next', 'latin', '600-normal'],
  ['atkinson-hyperlegible-next', 'latin-ext', '400-normal'],
] as const;

/** The fonts of documents as OpenType. Throws where a font package is missing. */
export function typesetFonts(): Buffer[] {
  return styles.map(([family, subset, style]) => {
    const file = resolve(`@fontsource/${family}/files/${family}-${subset}-${style}.woff`);
    return Buffer.from(woffToSfnt(readFileSync(file)));
  });
}

/** Lengths in bytes of the WOFF header and of an entry of its table directory (W3C WOFF 1.0, sections 3 and 4). */
const woffHeader = 44;
const woffEntry = 20;
/** The same lengths of the OpenType font inside (OpenType, “Table Directory”). */
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * A WOFF 1.0 web font → the OpenType font inside, which the typesetter reads. Throws where the bytes are no WOFF 1.0
 * (https://www.w3.org/TR/WOFF/).
 */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.getUint32(0) !== 0x774f4646) throw new Error('not a WOFF 1.0 font');
  const count = from.getUint16(12);
  const sfnt = new Uint8Array(from.getUint32(16));
  const to = new DataView(sfnt.buffer);
  writeHeader(to, from.getUint32(4), count);
  let end = sfntHeader + sfntEntry * count;
  for (let table = 0; table < count; table += 1) {
    const entry = woffHeader + woffEntry * table;
    const [start, packed, length] = [4, 8, 12].map((at) => from.getUint32(entry + at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    sfnt.set(packed < length ? inflateSync(bytes) : bytes, end);
    const at = sfntHeader + sfntEntry * table;
    to.setUint32(at, from.getUint32(entry));
    to.setUint32(at + 4, from.getUint32(entry + 16));
    to.setUint32(at + 8, end);
    to.setUint32(at + 12, length);
    end += Math.ceil(length / 4) * 4;
  }
  return sfnt;
}

/** The header: font flavor, number of tables, and the values for a binary search of the table directory. */
function writeHeader(to: DataView, flavor: number, count: number) {
  const halvings = Math.floor(Math.log2(count));
  const range = 16 * 2 ** halvings;
  to.setUint32(0, flavor);
  to.setUint16(4, count);
  to.setUint16(6, range);
  to.setUint16(8, halvings);
  to.setUint16(10, 16 * count - range);
}
