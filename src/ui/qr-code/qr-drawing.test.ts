import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { readQr } from '../../../tests/support/read-qr.ts';
import { qrDrawing } from './qr-drawing.ts';

const profiles = 'https://climatehealthvoices.example/speakers/profile/';
const addresses = [
  'amara-quill',
  'leilani-tidewell',
  'i',
  'a-name-of-very-many-words-for-one-person',
]
  .map((id) => profiles + id)
  .concat('https://a.example', `${profiles}inés`);

/** The modules of a drawing, from the bars of its path. */
function modulesOf({ size, path }: ReturnType<typeof qrDrawing>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

/** A drawing as a picture, 8 pixels for a module, in a quiet zone of 4 modules. */
function pictureOf({ size, path }: ReturnType<typeof qrDrawing>): Buffer {
  const side = size + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${8 * side}" height="${8 * side}" viewBox="-4 -4 ${side} ${side}"><path d="${path}"/></svg>`;
  return Buffer.from(svg);
}

test.each(addresses)('the code of %s reads as that address', async (address) => {
  expect(await readQr(pictureOf(qrDrawing(address)))).toBe(address);
});

// The reader corrects what is damaged, so that it would not miss a module.
test.each(addresses)('the path of %s has every module of its code, and no other', (address) => {
  expect(modulesOf(qrDrawing(address))).toEqual(encode(address, { ecc: 'M', border: 0 }).data);
});

test('the path is bars and nothing else', () => {
  expect(qrDrawing(profiles).path).toMatch(/^(M\d+ \d+h(\d+)v1h-\2z)+$/);
});
