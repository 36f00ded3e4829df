import { expect, test } from 'vitest';
import { inAlphabet } from './alphabet.ts';
import * as vocabulary from './vocabulary.ts';

test('words stand by alphabet, each once, accents and capitals aside', () => {
  expect(inAlphabet(['Youth', 'air', 'Élan', 'Air', 'air', 'zoo', 'École'])).toEqual([
    'air',
    'Air',
    'École',
    'Élan',
    'Youth',
    'zoo',
  ]);
  expect(inAlphabet([])).toEqual([]);
});

test.each(Object.entries(vocabulary).filter(([, words]) => Array.isArray(words)))(
  '%s stand as Intl puts them',
  (_, words) => {
    const all = words as readonly string[];
    expect(inAlphabet(all)).toEqual(all.toSorted(new Intl.Collator('en').compare));
  },
);
