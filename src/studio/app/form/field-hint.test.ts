import { expect, test } from 'vitest';
import { formHint } from './field-hint.ts';

test('Hints speak of a form, not of a file', () => {
  const words = { is: 'boolean', label: '' } as const;
  expect(formHint({ ...words, hint: 'true if non-profits pay no fee' })).toBe(
    'Tick if non-profits pay no fee',
  );
  expect(formHint({ ...words, hint: 'Ids of our speakers who take part' })).toBe(
    'Our speakers who take part',
  );
  expect(formHint({ ...words, hint: 'Year; null if the page shows none' })).toBe(
    'Year; empty if the page shows none',
  );
  expect(formHint({ ...words, hint: 'As it stands now', fallback: 'scheduled' })).toBe(
    'As it stands now. Left out, it is “scheduled”',
  );
});
