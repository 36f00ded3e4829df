import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fonts } from './subset-fonts.ts';

const faces = readFileSync('src/styles/fonts.css', 'utf8')
  .split('@font-face')
  .filter((face) => face.includes('.build/fonts'));

test('the styles name the weights that the first fonts have', () => {
  expect(faces).toHaveLength(Object.keys(fonts).length);
  for (const [name, { min, max }] of Object.entries(fonts)) {
    const face = faces.find((own) => own.includes(name));
    expect(face).toContain(`font-weight: ${min} ${max};`);
  }
});
