import { encode } from 'uqr';

/** Modules that stay white around a code, so that readers find it (ISO/IEC 18004, 9.1). */
export const quietZone = 4;

/** A code ready to be drawn: its side in modules and its dark modules as one path, a unit a module. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** A text → its QR code with medium error correction, about 15 percent. Throws on what is too long for any code. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { size, path: data.map(rowPath).join('') };
}

/** Dark modules beside one another become one bar. */
function rowPath(row: readonly boolean[], y: number): string {
  const cells = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...cells.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
