import { describe, expect, test } from 'vitest';
import { qrDrawing } from './ProfileSheet.tsx';
import { readQr } from './testing/read-qr.ts';

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

test.each(addresses)('the code of %s reads as that address', (address) => {
  expect(readQr(modulesOf(qrDrawing(address)))).toBe(address);
});

test('the path is bars and nothing else', () => {
  expect(qrDrawing(profiles).path).toMatch(/^(M\d+ \d+h(\d+)v1h-\2z)+$/);
});

describe('the reader of these tests', () => {
  const modules = modulesOf(qrDrawing(`${profiles}amara-quill`));
  const size = modules.length;
  const withFlippedModule = (y: number, x: number) =>
    modules.map((row, rowIndex) =>
      row.map((isDark, index) => (rowIndex === y && index === x ? !isDark : isDark)),
    );

  test.each([
    ['a damaged word', size - 1, size - 1, /damaged/],
    ['a damaged word', 12, 12, /damaged/],
    ['a damaged format strip', 8, 0, /differ/],
  ])('notices %s', (_, y, x, complaint) => {
    expect(() => readQr(withFlippedModule(y, x))).toThrow(complaint);
  });
});
