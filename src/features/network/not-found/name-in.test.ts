import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

test.each([
  ['amara-quil', 'amara quil'],
  ['dr-amara-quill', 'dr amara quill'],
  ['In%C3%A9s_Callowreef', 'Inés Callowreef'],
  ['amara-quill/videos', 'amara quill'],
  ['', ''],
  ['-', ''],
  ['42', ''],
  ['%E0%A4%A', ''],
  ['%3Cscript%3E', ''],
  ['wp-login.php?x', ''],
  ['x'.repeat(9000), ''],
])('/speakers/profile/%.30s names “%s”', (id, name) => {
  expect(nameIn(`/speakers/profile/${id}`)).toBe(name);
});
