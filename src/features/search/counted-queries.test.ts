import { expect, test } from 'vitest';
import { claimLedger } from '#features/evidence/claims/claim.ts';
import { indexSpeakers } from '#features/speakers/directory/build-search.ts';
import { directoryAnswers } from '#features/speakers/directory/testing/directory-answers.ts';
import { openSearchFile, searchSite } from './find/site-search.ts';
import { allRecords, peopleFile } from './records/all-records.ts';
import { searchFile } from './records/search-files.ts';
import { theOne } from './records/source.ts';
import { inOrderOfLanguage } from './spanish.ts';
import { contentSource } from './testing/content-source.ts';
import { firstRecords, firstSpeakers, pageQueries } from './testing/counted-queries.ts';

const source = contentSource();
const words = theOne(source, 'searchWords');
const search = await openSearchFile(searchFile(allRecords(source), words, peopleFile(source)));
const ledger = claimLedger(new Map(source.claims.map(({ id, data }) => [id, data])));
const answer = directoryAnswers(indexSpeakers(source.speakers, words, ledger), source.speakers);

/** Returns the results as they are listed, the filtered directory first where there is one. */
function resultsOf(query: string): readonly { id: string; href: string }[] {
  const { hits, people } = searchSite(search, query, new Date('2026-11-28T12:00:00Z'));
  const directory = people ? [{ id: 'directory', href: people.href }] : [];
  return [...directory, ...inOrderOfLanguage(query, hits)];
}

test('everyday words find the pages of the site among the first three results', () => {
  const misses = Object.entries(pageQueries).flatMap(([pages, queries]) =>
    queries.flatMap((query) => {
      const found = resultsOf(query).slice(0, 3);
      const hrefs = found.map(({ href }) => href.replace(/#.*/, ''));
      const isFound = pages.split('|').some((page) => hrefs.includes(page));
      return isFound ? [] : [`“${query}” finds ${hrefs.join(', ')} and not ${pages}`];
    }),
  );
  expect(misses).toEqual([]);
});

test.each(firstRecords)('“%s” leads to %s first', (query, record) => {
  expect(resultsOf(query)[0]?.id).toBe(record);
});

const withFilter = firstSpeakers.map(([query, ids, filter = '']) => ({ query, ids, filter }));

test.each(withFilter)('in the directory “$query” has $ids first', ({ query, ids, filter }) => {
  const { ids: found, taken } = answer(query);
  expect(ids.split('|')).toContain(found[0]);
  if (filter.startsWith('!')) expect(taken).not.toContain(filter.slice(1));
  else if (filter !== '') expect(taken).toContain(filter);
});

test('who takes no requests comes last where words are filters or only ask', () => {
  const paused = source.speakers.filter(({ data }) => data.requests === 'paused');
  for (const query of ['keynote', 'virtual and free', 'zoom', 'panel', 'who can come']) {
    const { ids } = answer(query);
    const places = paused.map(({ id }) => ids.indexOf(id)).filter((place) => place >= 0);
    expect(Math.min(ids.length, ...places), query).toBe(ids.length - places.length);
  }
});
