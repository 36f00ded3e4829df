import { expect, test } from 'vitest';
import { contentSource } from '../testing/content-source.ts';
import { allRecords } from './all-records.ts';
import { picturedPage, picturedPages, pictureHref, siteMap, websiteJsonLd } from './site-map.ts';

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
  expect(links.filter(({ href }) => href.startsWith('/evidence'))).toHaveLength(1);
});

test('search engines learn the address of the search', () => {
  const { potentialAction, url } = websiteJsonLd(
    'Voices',
    'Of health',
    new URL('https://voices.example'),
  ) as unknown as {
    url: string;
    potentialAction: { target: { urlTemplate: string } };
  };
  expect(url).toBe('https://voices.example/');
  expect(potentialAction.target.urlTemplate).toBe(
    'https://voices.example/search?q={search_term_string}',
  );
});

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
