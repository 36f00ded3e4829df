import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headHref } from '../find/search-files.ts';
import { searchFiles } from '../records/cut-index.ts';

import { fillers, nobody } from '../testing/small-search.ts';
import type { SearchRecord } from './search-files.ts';

type SearchFiles = ReturnType<typeof searchFiles>;

const release = (title: string): SearchFiles => {
  const record: SearchRecord = {
    id: 'page-x',
    kind: 'page',
    href: '/x',
    title,
    about: '',
    also: [],
    text: [],
  };
  return searchFiles([record], fillers, nobody);
};
let online: SearchFiles | undefined;
let asked: string[] = [];

beforeEach(() => {
  vi.resetModules();
  asked = [];
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href);
    if (!online) return Response.error();
    const file = online.files.get(href);
    return file ? Response.json(file) : new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function search(query: string): Promise<string[]> {
  const { findOnSite } = await import('./site-finder.ts');
  const { hits } = await findOnSite(query);
  return hits.map(({ title }) => title);
}

test('the head is fetched once, and each part once', async () => {
  online = release('Heat and health');
  expect(await search('heat')).toEqual(['Heat and health']);
  expect(await search('health')).toEqual(['Heat and health']);
  expect(asked).toHaveLength(2);
});

test('a part that is gone with its release brings the next release', async () => {
  online = release('Heat, smoke');
  expect(await search('heat')).toEqual(['Heat, smoke']);
  online = release('Heat, sooty smoke');
  expect(await search('smoke')).toEqual(['Heat, sooty smoke']);
});

test('what does not come is asked for again at the next search', async () => {
  online = undefined;
  await expect(search('heat')).rejects.toThrow();
  online = release('Heat');
  expect(await search('heat')).toEqual(['Heat']);
});

test('a part that is missing in its own release is a failure', async () => {
  const { head } = release('Heat');
  online = { head, files: new Map([[headHref, head]]) };
  await expect(search('heat')).rejects.toThrow('404');
});
