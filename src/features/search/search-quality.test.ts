import { describe, expect, test } from 'vitest';
import { judgedSpeakers } from '#features/speakers/directory/testing/judged-speakers.ts';
import { openSearchFile, searchSite } from './find/site-search.ts';
import { allRecords, peopleFile } from './records/all-records.ts';
import { searchFile } from './records/search-files.ts';
import { theOne } from './records/source.ts';
import { resultKinds } from './search-state.ts';
import { contentSource } from './testing/content-source.ts';
import { type JudgedQuery, judgedQueries, promisedQueries } from './testing/judged-queries.ts';

const source = contentSource();
const search = await openSearchFile(
  searchFile(allRecords(source), theOne(source, 'searchWords'), peopleFile(source)),
);
const now = new Date('2026-11-23T12:00:00Z');

/**
 * The ids of the first three results; a filtered directory is `directory` with the query of its
 * address. Speakers who joined after the queries were judged are passed over.
 */
function firstThree(query: string): string[] {
  const { hits, people } = searchSite(search, query, now);
  const ids = hits
    .map(({ id }) => id)
    .filter((id) => !id.startsWith('speaker-') || judgedSpeakers.has(id.replace('speaker-', '')));
  const own = people ? [people.href.replace('/speakers/', '')] : [];
  return [...own, ...ids].slice(0, 3);
}

/** Returns a sentence for each query without its answer among the first three results. */
function missesOf(queries: readonly JudgedQuery[]): string[] {
  return queries.flatMap(([query, finds]) => {
    const found = firstThree(query);
    const isFound = finds.split('|').some((id) => found.includes(id));
    return isFound ? [] : [`“${query}” finds ${found.join(', ')} and not ${finds}`];
  });
}

describe('a search over everything', () => {
  test('answers the judged queries among its first three results', () => {
    const misses = missesOf(judgedQueries);
    process.stdout.write(
      `${judgedQueries.length - misses.length} of ${judgedQueries.length} judged queries hold.\n`,
    );
    expect(misses).toEqual([]);
  });

  test('answers every query it has promised to', () => {
    expect(missesOf(promisedQueries)).toEqual([]);
  });

  test('is judged by 154 queries, 30 of three words and more, each asked once, for every kind', () => {
    const all = [...judgedQueries, ...promisedQueries];
    expect(judgedQueries).toHaveLength(154);
    expect(new Set(judgedQueries.map(([query]) => query)).size).toBe(154);
    const long = judgedQueries.filter(([query]) => query.split(' ').length >= 3);
    expect(long.length).toBeGreaterThanOrEqual(30);
    const kinds = new Set(
      all.flatMap(([, finds]) => finds.split('|').map((id) => id.split('-')[0])),
    );
    expect([...kinds]).toEqual(expect.arrayContaining([...resultKinds]));
  });
});
