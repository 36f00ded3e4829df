import { expect, test } from 'vitest';
import { matches, type PathPattern, regexOf } from './path-pattern.ts';

test.each<[PathPattern, string, boolean]>([
  ['/*', '/', true],
  ['/*', '/stories/one', true],
  ['/embed/*', '/embed/events', true],
  ['/embed/*', '/embed', false],
  ['/embed/*', '/about/embed/x', false],
  ['*.svg', '/_astro/drawing.svg', true],
  ['*.svg', '/drawing.svg.html', false],
  ['*.svg', '/drawingsvg', false],
  ['/sw.js', '/sw.js', true],
  ['/sw.js', '/swxjs', false],
  ['/sw.js', '/old/sw.js', false],
])('%s and %s: %s, in the table and on every server', (pattern, path, expected) => {
  expect(matches(pattern, path)).toBe(expected);
  expect(new RegExp(regexOf(pattern)).test(path)).toBe(expected);
});
