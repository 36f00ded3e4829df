import { expect, test } from 'vitest';
import { headerItems, isWithin } from './menus.ts';

test.each([
  ['/', 'Home'],
  ['/about/advisory-board', 'About'],
  ['/resources/library', 'Resources'],
  ['/media', 'Media'],
  ['/media-inquiries', 'Media'],
  ['/media-inquiries/media-kit', 'Media'],
])('on %s the header marks %s and nothing else', (path, label) => {
  const links = headerItems.filter((item) => 'href' in item);
  expect(links.filter(({ href }) => isWithin(path, href)).map((link) => link.label)).toEqual([
    label,
  ]);
});
