import { describe, expect, test } from 'vitest';
import { entryPlacer, toCalendarEntry } from '#features/events/calendar/calendar-entry.ts';
import { eventSearchFile } from '#features/events/calendar/event-documents.ts';
import { eventList, nearest, nearestToCome } from '#features/events/calendar/event-list.ts';
import { eventFields, searchEvents } from '#features/events/calendar/event-search.ts';
import { eventView } from '#features/events/event.ts';
import { byStart, isToCome } from '#features/events/event-time.ts';
import { claimLedger } from '#features/evidence/claims/claim.ts';
import { indexSpeakers } from '#features/speakers/directory/build-search.ts';
import { directoryAnswers } from '#features/speakers/directory/testing/directory-answers.ts';
import { judgedQueries as speakerQueries } from '#features/speakers/directory/testing/judged-speakers.ts';
import { emptyState } from '#lists/list.ts';
import { openIndex } from '#site/search/text-index.ts';
import { openSearchFile, searchSite } from './find/site-search.ts';
import { allRecords, peopleFile } from './records/all-records.ts';
import { searchFile } from './records/search-files.ts';
import { theOne } from './records/source.ts';
import { contentSource } from './testing/content-source.ts';
import { judgedQueries } from './testing/judged-queries.ts';
import { directoryQueries, eventQueries, siteQueries } from './testing/stranger-queries.ts';

const source = contentSource();
const words = theOne(source, 'searchWords');
const now = new Date('2026-11-23T12:00:00Z');

/** Whether results have what a query must find: `|` either, `&` all. */
function has(results: readonly string[], finds: string): boolean {
  return finds.includes('&')
    ? finds.split('&').every((id) => results.includes(id))
    : finds.split('|').some((id) => results.includes(id));
}

/** Returns a sentence for each query that does not find what it must. */
function missesOf(
  queries: readonly (readonly [query: string, finds: string, ...rest: unknown[]])[],
  resultsOf: (query: string) => readonly string[],
): string[] {
  return queries.flatMap(([query, finds]) => {
    const results = resultsOf(query);
    return has(results, finds) ? [] : [`“${query}” finds ${results.join(', ')} and not ${finds}`];
  });
}

describe('what strangers type finds what they mean', () => {
  test('in the directory, which says what it took for a filter', () => {
    const ledger = claimLedger(new Map(source.claims.map(({ id, data }) => [id, data])));
    const search = indexSpeakers(source.speakers, words, ledger);
    const answer = directoryAnswers(search, source.speakers);
    expect(missesOf(directoryQueries, (query) => answer(query).ids.slice(0, 3))).toEqual([]);
    for (const [query, , filters] of directoryQueries) {
      if (filters) expect(answer(query).taken, query).toEqual(expect.arrayContaining([...filters]));
    }
  });

  test('in the calendar, found or offered', async () => {
    const events = source.events.map((event) => ({
      ...event,
      people: source.speakers
        .filter(({ id }) => event.data.speakers.includes(id))
        .map(({ data }) => data),
    }));
    const file = eventSearchFile(events, words);
    const search = { ...file, index: await openIndex(eventFields, file.index) };
    const entries = source.events
      .map(({ id, data }) => toCalendarEntry({ ...eventView(id, data), speakers: [] }))
      .sort(byStart);
    const definition = eventList(entryPlacer(undefined), '2026-11-23');
    const misses = missesOf(eventQueries, (query) => {
      const finding = searchEvents(search, query);
      const found = entries.filter(({ id }) => finding.scores.has(id));
      const { events: shown } = nearest(found, finding.scores);
      const offered = shown.some((event) => isToCome(event, now))
        ? []
        : nearestToCome(entries, definition, emptyState, now, finding);
      return [...shown, ...offered].map(({ id }) => id);
    });
    expect(misses).toEqual([]);
  });

  test('on the site', async () => {
    const file = searchFile(allRecords(source), words, peopleFile(source));
    const search = await openSearchFile(file);
    const misses = missesOf(siteQueries, (query) =>
      searchSite(search, query, now)
        .hits.slice(0, 3)
        .map(({ id }) => id),
    );
    expect(misses).toEqual([]);
  });

  test('in 60 queries that no other test asks', () => {
    const asked = [...directoryQueries, ...eventQueries, ...siteQueries].map(([query]) => query);
    expect(asked).toHaveLength(60);
    const others = (queries: readonly (readonly [query: string, ...rest: unknown[]])[]) =>
      new Set(queries.map(([query]) => query));
    const speakers = others(speakerQueries);
    const site = others(judgedQueries);
    expect(directoryQueries.filter(([query]) => speakers.has(query))).toEqual([]);
    expect(siteQueries.filter(([query]) => site.has(query))).toEqual([]);
  });
});
