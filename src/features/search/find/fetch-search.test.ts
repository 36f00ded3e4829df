import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchFile, searchFiles } from '../records/search-files.ts';
import { fillers, nobody } from '../testing/small-search.ts';
import type { SearchRecord } from './search-file.ts';

/** The files that the site publishes, by address; undefined while there is no connection. */
let published: ReadonlyMap<string, unknown> | undefined;
let fetched: string[] = [];

function publish(title: string): void {
  const record: SearchRecord = {
    id: 'page-x',
    kind: 'page',
    href: '/x',
    title,
    about: '',
    also: [],
    text: ['A passage.'],
  };
  published = searchFiles([record], searchFile([record], fillers, nobody));
}

beforeEach(() => {
  vi.resetModules();
  fetched = [];
  vi.stubGlobal('fetch', async (href: string) => {
    fetched.push(href);
    if (!published) return Response.error();
    const file = published.get(href);
    return file ? Response.json(file) : new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function titlesFor(query: string): Promise<string[]> {
  const { findOnSite } = await import('./fetch-search.ts');
  const { hits } = await findOnSite(query);
  return hits.map(({ title }) => title);
}

test('the search is one file, fetched once', async () => {
  publish('Heat and health');
  expect(await titlesFor('heat')).toEqual(['Heat and health']);
  expect(await titlesFor('health')).toEqual(['Heat and health']);
  expect(fetched).toEqual(['/search/index.json']);
});

test('what does not come is asked for again at the next search', async () => {
  published = undefined;
  await expect(titlesFor('heat')).rejects.toThrow();
  publish('Heat');
  expect(await titlesFor('heat')).toEqual(['Heat']);
});

test('a search that is not there is a failure', async () => {
  published = new Map();
  await expect(titlesFor('heat')).rejects.toThrow('404');
});

test('the passages of a record are fetched once, and are none where they do not come', async () => {
  const { fetchPassages } = await import('./fetch-passages.ts');
  published = undefined;
  expect(await fetchPassages('page-x')).toEqual([]);
  publish('Heat');
  expect(await fetchPassages('page-x')).toEqual(['A passage.']);
  expect(await fetchPassages('page-x')).toEqual(['A passage.']);
  expect(fetched).toEqual(['/search/passages/page-x.json', '/search/passages/page-x.json']);
});
