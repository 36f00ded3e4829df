import { expect, test } from 'vitest';
import { onlyInFullCheck } from './use-draft-check.ts';

test('What only the whole check finds stays until its field is changed', () => {
  const base = { data: { title: 'Heat', place: 'Town' }, body: 'Words.' };
  const problem = { file: '', line: 1, column: 1, found: '', fix: '' };
  const lying = { ...problem, field: 'place', message: 'lies on its side' };
  const long = { ...problem, field: 'title', message: 'is too long' };
  const changed = { ...base, data: { ...base.data, place: 'City' } };
  expect(onlyInFullCheck([lying, long], [long], base, base)).toEqual([lying]);
  expect(onlyInFullCheck([lying, long], [long], base, changed)).toEqual([]);
});
