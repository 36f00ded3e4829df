import { expect, test } from 'vitest';
import { brotliQualities } from './precompress.ts';

const profiles = Array.from({ length: 1_001 }, (_, index) => `speakers/profile/${index}.html`);

test.each([
  ['a page of its own', 'speakers/directory.html', 90_000, 11],
  ['one of few', 'speakers/profile/index/a.html', 90_000, 11],
  ['one of thousands', 'speakers/profile/7.html', 90_000, 8],
  ['a large one', 'speakers/search-index.json', 20_000_000, 10],
  ['a large one of thousands', 'speakers/profile/7.html', 20_000_000, 8],
])('%s, %s of %i bytes, is compressed at quality %i', (_, path, bytes, quality) => {
  const qualityOf = brotliQualities(['speakers/directory.html', ...profiles]);
  expect(qualityOf(path, bytes)).toBe(quality);
});

test('few files are compressed as hard as can be', () => {
  const qualityOf = brotliQualities(profiles.slice(1));
  expect(qualityOf('speakers/profile/7.html', 90_000)).toBe(11);
});
