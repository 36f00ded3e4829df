import { expect, test } from 'vitest';
import { emptyState } from '#lists/list.ts';
import { askedInWords, byName, sortName } from './speaker-list.tsx';
import { entry } from './testing/entry.ts';

test('what is asked, in words for a letter', () => {
  const chosen = { tag: ['Asthma', 'Workers'], comes: ['International'] };
  expect(askedInWords({ ...emptyState, q: ' heat ', chosen })).toEqual([
    'Search: heat',
    'Expertise: Asthma or Workers',
    'Can come to: Outside the United States',
  ]);
  expect(askedInWords({ ...emptyState, match: 'all', chosen })).toContain(
    'Expertise: Asthma and Workers',
  );
});

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
