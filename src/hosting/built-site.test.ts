import { describe, expect, test } from 'vitest';
import { isNotFoundPage, movesOf, notFoundPage, redirectFor } from './built-site.ts';

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

const pages = new Set([
  '/',
  '/about/about-us',
  '/privacy',
  '/speakers/directory',
  '/speakers/join',
  '/speakers/profile/amara-quill',
  '/speakers/profile/join',
]);

describe('an old or untidy address', () => {
  test.each([
    ['/about', '/about/about-us'],
    ['/speakers', '/speakers/directory'],
    ['/speakers/amara-quill', '/speakers/profile/amara-quill'],
    ['/privacy/', '/privacy'],
    ['/privacy.html', '/privacy'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s leads to %s', (path, target) => {
    expect(redirectFor(path, pages)).toBe(target);
  });

  test.each([
    ['/about/', '/about/about-us'],
    ['/about.html', '/about/about-us'],
    ['/about/index.html', '/about/about-us'],
    ['/speakers/amara-quill.html', '/speakers/profile/amara-quill'],
    ['/speakers/amara-quill//', '/speakers/profile/amara-quill'],
  ])('%s with two things to correct leads to %s in one hop', (path, target) => {
    expect(redirectFor(path, pages)).toBe(target);
  });
});

describe('an address that stays', () => {
  test.each(['/', '/privacy', '/about/about-us', '/speakers/profile/amara-quill'])(
    '%s is itself',
    (path) => {
      expect(redirectFor(path, pages)).toBeUndefined();
    },
  );

  test('a page wins over a speaker of the same name', () => {
    expect(redirectFor('/speakers/join', pages)).toBeUndefined();
  });

  test.each(['/nowhere', '/nowhere/', '/speakers/nobody', '/speakers/', '/_astro/x.js'])(
    '%s is not sent to a page that does not exist',
    (path) => {
      const target = redirectFor(path, pages);
      expect(target === undefined || pages.has(target)).toBe(true);
    },
  );

  test.each(['//evil.example/', '/\\evil.example/', '///privacy/', '//evil.example/privacy.html'])(
    '%s cannot send the visitor away',
    (path) => {
      expect(redirectFor(path, pages)).toBeUndefined();
    },
  );
});

test('all old addresses can be listed, without those that are pages', () => {
  expect(movesOf(pages)).toEqual([
    ['/about', '/about/about-us'],
    ['/speakers', '/speakers/directory'],
    ['/speakers/amara-quill', '/speakers/profile/amara-quill'],
  ]);
});
