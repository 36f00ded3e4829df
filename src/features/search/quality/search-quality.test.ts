import { describe, expect, test } from 'vitest';
import { siteFinder } from '../find/site-finder.ts';
import { searchFiles } from '../index/cut-index.ts';
import { allRecords } from '../records/all-records.ts';
import { resultKinds } from '../records/search-record.ts';
import { theOne } from '../records/source.ts';
import { contentSource } from '../testing/content-source.ts';
import { qualityQueries } from './quality-queries.ts';

const source = contentSource();
const { head, parts } = searchFiles(allRecords(source), theOne(source, 'siteSearchWords').ignored);
const finder = siteFinder(head, {
  part: async (number) => parts[number] ?? [],
  text: async () => [],
});

async function found(query: string): Promise<string[]> {
  const { hits } = await finder.find(query);
  return hits.map(({ place }) => head.entries[place]?.[1] ?? '');
}

describe('a search over everything', () => {
  test('has the target among its first three, query by query', async () => {
    const first = await Promise.all(
      qualityQueries.map(async ({ query, finds }) => ({
        query,
        finds,
        three: (await found(query)).slice(0, 3),
      })),
    );
    const misses = first
      .filter(({ finds, three }) => !three.includes(finds))
      .map(({ query, finds, three }) => `“${query}” finds ${three.join(', ')} and not ${finds}`);
    expect(misses).toEqual([]);
  });

  test('is measured with at least 30 queries, each asked once, for every kind', () => {
    expect(new Set(qualityQueries.map(({ query }) => query)).size).toBe(qualityQueries.length);
    expect(qualityQueries.length).toBeGreaterThanOrEqual(30);
    const kinds = new Set(qualityQueries.map(({ finds }) => finds.split('-', 1)[0]));
    expect([...kinds].sort()).toEqual([...resultKinds].sort());
  });
});
