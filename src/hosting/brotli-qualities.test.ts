import { expect, test } from 'vitest';
import { brotliQualities } from './brotli-qualities.ts';

const profiles = Array.from({ length: 1_001 }, (_, at) => `speakers/profile/${at}.html`);

test.each([
  ['a page of its own', 'speakers/directory.html', 11],
  ['one of few', 'speakers/profile/index/a.html', 11],
  ['one of thousands', 'speakers/profile/7.html', 8],
])('%s, %s, is compressed at quality %i', (_, path, quality) => {
  const qualityOf = brotliQualities(['speakers/directory.html', ...profiles]);
  expect(qualityOf(path)).toBe(quality);
});

test('few files are compressed as hard as can be', () => {
  const qualityOf = brotliQualities(profiles.slice(1));
  expect(qualityOf('speakers/profile/7.html')).toBe(11);
});
