import { expect, test } from 'vitest';
import { isNotFoundPage, notFoundPage } from './not-found.ts';

test('a missing speaker has a page of its own', () => {
  expect(notFoundPage('/speakers/profile/nobody')).toBe('/speakers/profile/404');
  expect(notFoundPage('/speakers/profile/no/body')).toBe('/speakers/profile/404');
});

test('everything else that is missing shares one page', () => {
  expect(notFoundPage('/nowhere')).toBe('/404');
  expect(notFoundPage('/speakers/profiles')).toBe('/404');
});

test('the pages for missing addresses are no addresses', () => {
  expect(isNotFoundPage('/404')).toBe(true);
  expect(isNotFoundPage('/speakers/profile/404')).toBe(true);
  expect(isNotFoundPage('/stories')).toBe(false);
});
