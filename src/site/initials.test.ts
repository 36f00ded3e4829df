import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Amara Quill', 'Am'],
  ['Dr. Inés Callowreef', 'In'],
  ['Bo', 'Bo'],
])('%s is shown as %s where there is no picture', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
