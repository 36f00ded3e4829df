import { expect, test } from '@playwright/test';
import { builtPages } from '../support/built-files.ts';
import { dataBlocksOf } from '../support/head-data.ts';
import { listedPages, unindexedPages } from '../support/site-pages.ts';

const pages = builtPages();
const noindex = '<meta name="robots" content="noindex">';

test('pages of what a visitor keeps or asks for stay out of search engines and of the sitemap', () => {
  expect(unindexedPages.toSorted()).toEqual([
    '/my-requests',
    '/offline',
    '/resources/community-toolkit/papers',
    '/search',
    '/speakers/shortlist',
  ]);
  const listed = listedPages();
  for (const { path, html } of pages) {
    if (unindexedPages.includes(path)) expect(html, path).toContain(noindex);
    if (listed.includes(path)) expect(html, path).not.toContain(noindex);
  }
  expect(listed.filter((path) => unindexedPages.includes(path))).toEqual([]);
});

test('search engines read profession, place and a picture that they can show of every speaker', () => {
  const profiles = pages.filter(({ path }) => /^\/speakers\/profile\/(?!404)/.test(path));
  expect(profiles.length).toBeGreaterThan(0);
  for (const { path, html } of profiles) {
    expect(html, path).toMatch(/<title>[^<|]+, [^<|]+, [^<|]+, [A-Z]{2} \| /);
    const [block = '{}'] = dataBlocksOf(html);
    expect(JSON.parse(block).image, path).toMatch(/\.(png|jpg)$/);
  }
});
