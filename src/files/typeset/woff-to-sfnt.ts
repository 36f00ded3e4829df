import { inflateSync } from 'node:zlib';

/** Bytes of the WOFF header and of one entry of its table directory (W3C WOFF 1.0, sections 3 and 4). */
const woffHeader = 44;
const woffEntry = 20;
/** The same of the font that is inside (OpenType, “Table Directory”). */
const sfntHeader = 12;
const sfntEntry = 16;

/**
 * A WOFF 1.0 web font → the OpenType font inside, which typesetters read. Throws where the bytes are no WOFF 1.0.
 * https://www.w3.org/TR/WOFF/
 */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.getUint32(0) !== 0x774f4646) throw new Error('not a WOFF 1.0 font');
  const count = from.getUint16(12);
  const sfnt = new Uint8Array(from.getUint32(16));
  const to = new DataView(sfnt.buffer);
  writeHeader(to, from.getUint32(4), count);
  let free = sfntHeader + sfntEntry * count;
  for (let table = 0; table < count; table += 1) {
    const entry = woffHeader + woffEntry * table;
    const [start, packed, length] = [4, 8, 12].map((at) => from.getUint32(entry + at)) as Triple;
    const bytes = woff.subarray(start, start + packed);
    sfnt.set(packed < length ? inflateSync(bytes) : bytes, free);
    const at = sfntHeader + sfntEntry * table;
    to.setUint32(at, from.getUint32(entry));
    to.setUint32(at + 4, from.getUint32(entry + 16));
    to.setUint32(at + 8, free);
    to.setUint32(at + 12, length);
    free += Math.ceil(length / 4) * 4;
  }
  return sfnt;
}

type Triple = [number, number, number];

/** Kind of font, number of tables, and the numbers that let a reader halve its way through them. */
function writeHeader(to: DataView, flavor: number, count: number) {
  const halvings = Math.floor(Math.log2(count));
  const range = 16 * 2 ** halvings;
  to.setUint32(0, flavor);
  to.setUint16(4, count);
  to.setUint16(6, range);
  to.setUint16(8, halvings);
  to.setUint16(10, 16 * count - range);
}
