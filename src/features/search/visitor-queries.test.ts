import { expect, test } from 'vitest';
import { claimLedger } from '#features/evidence/claims/claim.ts';
import { indexSpeakers } from '#features/speakers/directory/build-search.ts';
import { directoryAnswers } from '#features/speakers/directory/testing/directory-answers.ts';
import { dangerIn } from '#site/danger/danger.ts';
import { dangerPhrases } from '#site/danger/danger-phrases.ts';
import { dangerWords } from '#site/danger/danger-words.ts';
import { openSearchFile, searchSite } from './find/site-search.ts';
import { allRecords, peopleFile } from './records/all-records.ts';
import { searchFile } from './records/search-files.ts';
import { theOne } from './records/source.ts';
import { inOrderOfLanguage } from './spanish.ts';
import { contentSource } from './testing/content-source.ts';
import { dangerQueries, visitorQueries, visitorSpeakers } from './testing/visitor-queries.ts';

const source = contentSource();
const words = theOne(source, 'searchWords');
const now = new Date('2026-11-28T12:00:00Z');

/** Returns a sentence for each query without one of its answers among what it finds. */
function missesOf(
  queries: typeof visitorQueries,
  found: (query: string) => readonly string[],
): string[] {
  return queries.flatMap(([query, finds]) => {
    const results = found(query);
    const isFound = finds.split('|').some((id) => results.includes(id));
    return isFound ? [] : [`“${query}” finds ${results.join(', ')} and not ${finds}`];
  });
}

test('visitors find pages and entries among the first three results', async () => {
  const search = await openSearchFile(searchFile(allRecords(source), words, peopleFile(source)));
  const misses = missesOf(visitorQueries, (query) => {
    const { hits, people } = searchSite(search, query, now);
    const shown = inOrderOfLanguage(query, hits);
    const directory = people ? [people.href.replace('/speakers/', '')] : [];
    return [...directory, ...shown.map(({ id }) => id)].slice(0, 3);
  });
  expect(misses).toEqual([]);
});

test('visitors find speakers among the first three of the directory', () => {
  const ledger = claimLedger(new Map(source.claims.map(({ id, data }) => [id, data])));
  const answer = directoryAnswers(indexSpeakers(source.speakers, words, ledger), source.speakers);
  expect(missesOf(visitorSpeakers, (query) => answer(query).ids.slice(0, 3))).toEqual([]);
});

test('people in danger are led out of it before any result', () => {
  const phrases = dangerPhrases(dangerWords);
  const misses = missesOf(dangerQueries, (query) => {
    const danger = dangerIn(query, phrases);
    return [...(danger?.isDespair ? ['988'] : []), ...(danger?.doors ?? [])];
  });
  expect(misses).toEqual([]);
});
