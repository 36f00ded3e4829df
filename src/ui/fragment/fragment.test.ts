import { expect, test } from 'vitest';
import { nameInFragment } from './fragment.ts';

test.each([
  ['#schedule', 'schedule'],
  ['#caf%C3%A9', 'café'],
  ['#', ''],
  ['', ''],
  ['#50%', ''],
  ['#%E0%A4%A', ''],
])('the fragment %s names “%s”', (fragment, name) => {
  expect(nameInFragment(fragment)).toBe(name);
});
