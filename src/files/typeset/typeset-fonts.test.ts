import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { woffToSfnt } from './typeset.ts';

const file = 'node_modules/@fontsource/brygada-1918/files/brygada-1918-latin-500-normal.woff';

test('a web font becomes an OpenType font with complete tables', () => {
  const sfnt = woffToSfnt(readFileSync(file));
  const view = new DataView(sfnt.buffer);
  expect(view.getUint32(0)).toBe(0x00010000);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  const head = tables.find((at) => view.getUint32(at) === 0x68656164);
  // `magicNumber` of the table “head”, at its byte 12 (OpenType, “head”).
  expect(view.getUint32(view.getUint32((head ?? 0) + 8) + 12)).toBe(0x5f0f3cf5);
  const end = Math.max(...tables.map((at) => view.getUint32(at + 8) + view.getUint32(at + 12)));
  expect(end).toBeLessThanOrEqual(sfnt.length);
});

test('other bytes throw', () => {
  expect(() => woffToSfnt(new Uint8Array(100))).toThrow('not a WOFF 1.0 font');
});
