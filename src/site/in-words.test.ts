import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

test.each([
  { items: [], and: '', or: '' },
  { items: ['English'], and: 'English', or: 'English' },
  { items: ['English', 'Igbo'], and: 'English and Igbo', or: 'English or Igbo' },
  { items: ['20', '40', '60'], and: '20, 40, and 60', or: '20, 40, or 60' },
  { items: ['a', 'b', 'c', 'd'], and: 'a, b, c, and d', or: 'a, b, c, or d' },
])('$items in words, as Intl has them', ({ items, and, or }) => {
  expect(inWords(items)).toBe(and);
  expect(inWords(items, 'or')).toBe(or);
  expect(new Intl.ListFormat('en-US', { type: 'conjunction' }).format(items)).toBe(and);
  expect(new Intl.ListFormat('en-US', { type: 'disjunction' }).format(items)).toBe(or);
});
