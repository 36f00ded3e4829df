import { expect, test } from 'vitest';
import { contentSource } from '../testing/content-source.ts';
import { allRecords } from './all-records.ts';
import { siteMap } from './site-map.ts';

const source = contentSource();
const map = siteMap(source, allRecords(source));

test('the map has every page once, and calls it what the menu does', () => {
  const links = map.flatMap((section) => [
    ...section.links,
    ...section.lists.flatMap((list) => list.links),
  ]);
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
  expect(links).toContainEqual({ href: '/', label: 'Home' });
  expect(links).toContainEqual({ href: '/about/vision', label: 'Our Purpose' });
  expect(links).toContainEqual({ href: '/privacy', label: 'Privacy' });
  expect(links).toContainEqual({ href: '/stories', label: 'Stories' });
  expect(links).toContainEqual({ href: '/speakers/profile/amara-quill', label: 'Dr. Amara Quill' });
  const figures = links.filter(({ href }) => href.startsWith('/evidence'));
  expect(figures).toHaveLength(1);
});
