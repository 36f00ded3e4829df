import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isSaid, shown, shownResults } from '#features/search/find/results.ts';
import { headHref, type SearchHead } from '#features/search/find/search-files.ts';
import { siteFinder } from '#features/search/find/site-finder.ts';
import { judgedQueries, promisedQueries } from '#features/search/testing/judged-queries.ts';
import { outDir } from '#hosting/out-dir.ts';
import { builtPages } from '../support/built-files.ts';
import { listedPages } from '../support/site-pages.ts';

const most = { before: 30_000, query: 60_000 };
const head = published<SearchHead>(headHref);

test('before a query the index costs less than 30 kB', () => {
  expect(wireBytes(headHref)).toBeLessThan(most.before);
});

test('each of the measured queries costs less than 60 kB of index and passages', async () => {
  const costs = await Promise.all(
    [...judgedQueries, ...promisedQueries].map(async ([query]) => ({
      query,
      bytes: await costOf(query),
    })),
  );
  const dearest = costs.toSorted((a, b) => b.bytes - a.bytes)[0];
  console.log(
    `The dearest of ${costs.length} queries, “${dearest?.query}”, costs ${dearest?.bytes} bytes.`,
  );
  expect(costs.filter(({ bytes }) => bytes >= most.query)).toEqual([]);
});

test('everything that can be found is a page, or a place on one', () => {
  const htmlAt = new Map(builtPages().map(({ path, html }) => [path, html]));
  const lost = head.entries
    .map(([, , href]) => href)
    .filter((href) => {
      const [path = '', id] = href.split('#');
      const html = htmlAt.get(path);
      return html === undefined || (id !== undefined && !html.includes(` id="${id}"`));
    });
  expect(lost).toEqual([]);
});

test('every page of the site map for machines can be found, and stands in the map for people', () => {
  const map = builtPages().find(({ path }) => path === '/search')?.html ?? '';
  const foundPaths = new Set(head.entries.map(([, , href]) => href));
  // Not searched: the further pages of a list, and the search itself.
  const pages = listedPages().filter((path) => path !== '/search' && !/\/(\d+|all)$/.test(path));
  expect(pages.filter((path) => !foundPaths.has(path))).toEqual([]);
  expect(pages.filter((path) => !map.includes(`href="${path}"`))).toEqual([]);
});

/** Bytes on the wire of the parts and passages that a query loads. */
async function costOf(query: string): Promise<number> {
  let bytes = 0;
  const finder = siteFinder(head, async (href) => {
    bytes += wireBytes(href);
    return published(href);
  });
  const finding = await finder.find(query, new Date());
  const { groups } = shownResults(finding, [], shown.best);
  const unsaid = groups.flatMap((group) => group.hits).filter((hit) => !isSaid(hit));
  await Promise.all(unsaid.map(({ id }) => finding.passagesOf(id)));
  return bytes;
}

function published<Value>(href: string): Value {
  return JSON.parse(readFileSync(join(outDir, href), 'utf8'));
}

/** The size in bytes of an answer: of the compressed copy, where there is one. */
function wireBytes(href: string): number {
  const file = join(outDir, href);
  const copy = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (copy ?? statSync(file)).size;
}
