import { expect, test } from 'vitest';
import { colorOf } from './share-colors.ts';

test.each([
  ['cold', '#e2edf3'],
  ['surface', '#fff'],
  ['s1', '#0b3c6b'],
  ['s12', '#6f081b'],
])('the token %s is %s in the light', (token, color) => {
  expect(colorOf(token)).toBe(color);
});

test.each([
  ['cold', '#10222f'],
  ['s12', '#ff3358'],
  ['mark', '#ffd23f'],
])('the token %s is %s in the dark', (token, color) => {
  expect(colorOf(token, 'dark')).toBe(color);
});

test('a token that is not there is named', () => {
  expect(() => colorOf('mauve')).toThrow('no color --mauve');
});
