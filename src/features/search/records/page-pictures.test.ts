import { expect, test } from 'vitest';
import { contentSource } from '../testing/content-source.ts';
import { picturedPage, picturedPages, pictureHref } from './page-pictures.ts';

const source = contentSource();

test.each([
  ['/about/vision', '/share/pages/about/vision.png'],
  ['/search', '/share/pages/search.png'],
  ['/resources/library/2', '/share/pages/resources/library.png'],
  ['/resources/events-calendar/all/3', '/share/pages/resources/events-calendar.png'],
  ['/', undefined],
  ['/404', undefined],
  ['/speakers/profile/404', undefined],
])('%s is shared with %s', (path, expected) => {
  const page = picturedPage(path, picturedPages(source));
  expect(page && pictureHref(page)).toBe(expected);
});
