import { expect, test } from 'vitest';
import { byName, sortName } from './directory-entry.ts';
import { entry } from './testing/entry.ts';

test.each([
  ['Dr. Amara Quill', 'Quill Amara'],
  ['Winona Redbrooke, RN', 'Redbrooke Winona'],
  ['Dr. Soo-ah Fairwether, MD, PhD', 'Fairwether Soo-ah'],
  ['Prof. Ana María Díaz Vega', 'Vega Ana María Díaz'],
  ['Prince', 'Prince'],
])('%s stands in the alphabet as "%s"', (name, key) => expect(sortName(name)).toBe(key));

test('the list stands by family name, accents aside', () => {
  const people = ['Dr. Zoe Brook', 'Åsa Éclair', 'Ana Adler, RN'].map((name) =>
    entry(name, { name }),
  );
  expect(byName(people).map(({ id }) => id)).toEqual([
    'Ana Adler, RN',
    'Dr. Zoe Brook',
    'Åsa Éclair',
  ]);
});
