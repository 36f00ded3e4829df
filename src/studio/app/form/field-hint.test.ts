import { expect, test } from 'vitest';
import { hintOf } from './field-hint.ts';

test('Hints speak of a form, not of a file', () => {
  const words = { is: 'boolean', label: '' } as const;
  expect(hintOf({ ...words, hint: 'true if non-profits pay no fee' })).toBe(
    'Tick if non-profits pay no fee',
  );
  expect(hintOf({ ...words, hint: 'Ids of our speakers who take part' })).toBe(
    'Our speakers who take part',
  );
  expect(hintOf({ ...words, hint: 'Year; null if the page shows none' })).toBe(
    'Year; empty if the page shows none',
  );
  expect(hintOf({ ...words, hint: 'As it stands now', fallback: 'scheduled' })).toBe(
    'As it stands now. Left out, it is “scheduled”',
  );
});
