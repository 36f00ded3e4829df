import { expect, test } from 'vitest';
import { outdatedCaches } from './kept-caches.ts';

const r1 = ['voices-core-r1', 'voices-parts-r1', 'voices-pages-r1'];
const r2 = ['voices-core-r2', 'voices-parts-r2'];

test.each<[string, string[], string, boolean, string[]]>([
  ['nothing at first', ['voices-core-r1'], 'r1', false, []],
  ['nothing of the last release', [...r1, 'voices-core-r2'], 'r2', false, []],
  ['everything of the release before', [...r1, ...r2, 'voices-core-r3'], 'r3', false, r1],
  ['guides only once they are new', [...r1, 'voices-guides-r1', ...r2], 'r2', false, []],
  [
    'old guides then',
    ['voices-guides-r1', ...r2, 'voices-guides-r2'],
    'r2',
    true,
    ['voices-guides-r1'],
  ],
  [
    'guides of long ago stay while there are no newer ones',
    ['voices-guides-r0', ...r1, ...r2],
    'r2',
    false,
    [],
  ],
  ['what is not ours stays', ['someone-else', ...r1, ...r2, 'voices-core-r3'], 'r3', true, r1],
  ['going back to an old release is a new release', [...r1, ...r2], 'r1', false, []],
])('%s', (_, names, release, hasGuides, expected) => {
  expect(outdatedCaches(names, release, hasGuides)).toEqual(expected);
});
