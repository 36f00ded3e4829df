import { encode } from 'uqr';

/**
 * Returns the QR code of a text with medium error correction, about 15 percent: `size` is the side
 * in modules, `path` the dark modules as an SVG path with one unit for each. Throws if the text is
 * too long for any QR code.
 */
export function qrDrawing(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { size, path: data.map(rowPath).join('') };
}

/** Returns one row as a path. Adjacent dark modules become one bar: `M8 0h3v1h-3z`. */
function rowPath(row: readonly boolean[], y: number): string {
  const cells = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...cells.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
