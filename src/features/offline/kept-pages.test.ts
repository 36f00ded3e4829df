import { expect, test } from 'vitest';
import { corePages, guideFiles, isListed } from './kept-pages.ts';

test.each([
  ['/offline', true],
  ['/resources/rapid-response', true],
  ['/resources/rapid-response/extreme-heat', true],
  ['/resources/rapid-response/extreme-heat.txt', false],
  ['/resources/rapid-response/cards/heat', false],
  ['/resources/rapid-response/', false],
  ['/now/extreme-heat', true],
  ['/es/ahora/calor', true],
  ['/resources', false],
])('%s is kept on every visit: %s', (path, expected) => {
  expect(isListed(path, corePages)).toBe(expected);
});

test('the kits go with the guides as plain text', () => {
  expect(isListed('/resources/rapid-response/floods.txt', guideFiles)).toBe(true);
  expect(isListed('/resources/rapid-response/cards/heat.txt', guideFiles)).toBe(false);
});
