import { expect, test } from 'vitest';
import { nearestPaths } from './nearest-paths.ts';

const known = [
  '/stories',
  '/resources/library',
  '/resources/key-messages',
  '/speakers/directory',
  '/speakers/profile/amara-quill',
  '/speakers/profile/mei-larkspurn',
];

test.each([
  ['/storys', '/stories'],
  ['/resources/libary', '/resources/library'],
  ['/resource/keymessages', '/resources/key-messages'],
  ['/speakers/profile/amara-quil', '/speakers/profile/amara-quill'],
  ['/SPEAKERS/Directory', '/speakers/directory'],
])('%s is nearest to %s', (missing, expected) => {
  expect(nearestPaths(missing, known, 3)[0]).toBe(expected);
});

test.each(['/wp-admin.php', '/%E0%A4%A', `/${'x'.repeat(9000)}`, '/'])(
  '%s is like nothing',
  (missing) => {
    expect(nearestPaths(missing, known, 3)).toEqual([]);
  },
);

test('no more than asked for', () => {
  expect(nearestPaths('/speakers/profile/', known, 1)).toHaveLength(1);
});
