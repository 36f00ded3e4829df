import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { expect, test } from 'vitest';
import { firstLetters, hasMoreLetters } from './first-letters.ts';
import { fonts } from './subset-fonts.ts';

const facesIn = (file: string) => readFileSync(`src/styles/${file}`, 'utf8').split('@font-face');
const faces = facesIn('fonts.css').filter((face) => face.includes('.build/fonts'));

test('the styles name the weights that the first fonts have', () => {
  expect(faces).toHaveLength(Object.keys(fonts).length);
  for (const [name, { min, max }] of Object.entries(fonts)) {
    const face = faces.find((rule) => rule.includes(name));
    expect(face).toContain(`font-weight: ${min} ${max};`);
  }
});

test('a zero is not slashed: it has an outer and an inner line alone', () => {
  const file = 'src/styles/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2';
  const font = create(readFileSync(file)) as Font;
  const [zero] = font.glyphsForString('0');
  expect(zero?.path.commands.filter(({ command }) => command === 'moveTo')).toHaveLength(2);
});

test('no other font is asked for a letter of the first ones, not even while they are on their way', () => {
  const ranges = facesIn('more-letters.css').flatMap((face) => [
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

test('a page has the other faces if it has another letter', () => {
  expect(hasMoreLetters(firstLetters)).toBe(false);
  expect(hasMoreLetters('<p title="a]b\\c^d-e">\n\tSeñora Peña</p>')).toBe(false);
  expect(hasMoreLetters('<p>Łódź</p>')).toBe(true);
  expect(hasMoreLetters('an œuvre')).toBe(true);
});
