import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstLetters, fonts } from './subset-fonts.ts';

const all = readFileSync('src/styles/fonts.css', 'utf8').split('@font-face');
const faces = all.filter((face) => face.includes('.build/fonts'));

test('the styles name the weights that the first fonts have', () => {
  expect(faces).toHaveLength(Object.keys(fonts).length);
  for (const [name, { min, max }] of Object.entries(fonts)) {
    const face = faces.find((own) => own.includes(name));
    expect(face).toContain(`font-weight: ${min} ${max};`);
  }
});

test('no other font is asked for a letter of the first ones, not even while they are on their way', () => {
  const ranges = all.flatMap((face) => [
    ...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g).map(([, from = '', to = from]) => ({
      from: Number.parseInt(from, 16),
      to: Number.parseInt(to, 16),
    })),
  ]);
  const shared = [...firstLetters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(({ from, to }) => from <= code && code <= to);
  });
  expect(ranges.length).toBeGreaterThan(0);
  expect(shared).toEqual([]);
});
