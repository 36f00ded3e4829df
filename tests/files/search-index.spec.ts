import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isSaid, shown, shownResults } from '#features/search/find/results.ts';
import {
  passagesHref,
  type SearchFile,
  searchFileHref,
} from '#features/search/find/search-file.ts';
import { openSearchFile, searchSite } from '#features/search/find/site-search.ts';
import { judgedQueries, promisedQueries } from '#features/search/testing/judged-queries.ts';
import { outDir } from '#hosting/out-dir.ts';
import { builtPages } from '../support/built-files.ts';
import { ownPages } from '../support/site-pages.ts';

const file: SearchFile = JSON.parse(readFileSync(join(outDir, searchFileHref), 'utf8'));
const entries = Object.values(file.entries);

/** The budget of the search (docs/requirements/product.md): bytes on the wire by speakers. */
const small = { speakers: 26, bytes: 100_000 };
const large = { speakers: 500, bytes: 600_000 };

test('the search costs at most 100 kB, and with 500 speakers 600 kB', () => {
  const speakers = entries.filter(({ kind }) => kind === 'speaker').length;
  const perSpeaker = (large.bytes - small.bytes) / (large.speakers - small.speakers);
  const most = small.bytes + perSpeaker * Math.max(0, speakers - small.speakers);
  console.log(`The search of ${entries.length} records costs ${sizeOf(searchFileHref)} bytes.`);
  expect(sizeOf(searchFileHref)).toBeLessThan(most);
});

test('the passages for the results of a judged query cost less than 30 kB', async () => {
  const search = await openSearchFile(file);
  const costs = [...judgedQueries, ...promisedQueries].map(([query]) => {
    const { groups } = shownResults(searchSite(search, query, new Date()), [], shown.best);
    const quoted = groups.flatMap(({ hits }) => hits).filter((hit) => !isSaid(hit));
    const sizes = quoted.map(({ id }) => sizeOf(passagesHref(id)));
    return { query, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
  });
  const dearest = costs.toSorted((a, b) => b.bytes - a.bytes)[0];
  console.log(
    `The dearest of ${costs.length} queries, “${dearest?.query}”, costs ${dearest?.bytes} bytes of passages.`,
  );
  expect(costs.filter(({ bytes }) => bytes >= 30_000)).toEqual([]);
});

test('everything that can be found is a page, or a place on one', () => {
  const htmlAt = new Map(builtPages().map(({ path, html }) => [path, html]));
  const lost = entries
    .map(({ href }) => href)
    .filter((href) => {
      const [path = '', id] = href.split('#');
      const html = htmlAt.get(path);
      return html === undefined || (id !== undefined && !html.includes(` id="${id}"`));
    });
  expect(lost).toEqual([]);
});

test('every page of the site map for machines can be found, and stands in the map for people', () => {
  const map = builtPages().find(({ path }) => path === '/search')?.html ?? '';
  const found = new Set(entries.map(({ href }) => href));
  // Further pages of a list say what its first one says; the search does not find itself.
  const pages = ownPages().filter((path) => path !== '/search' && !/\/(\d+|all)$/.test(path));
  expect(pages.filter((path) => !found.has(path))).toEqual([]);
  // Figures are listed with their sources on a page of their own.
  const mapped = pages.filter((path) => !path.startsWith('/evidence/'));
  expect(mapped.filter((path) => !map.includes(`href="${path}"`))).toEqual([]);
});

/** Bytes on the wire for the file at an address: of its compressed copy, where there is one. */
function sizeOf(href: string): number {
  const path = join(outDir, href);
  const copy = statSync(`${path}.br`, { throwIfNoEntry: false });
  return (copy ?? statSync(path)).size;
}
