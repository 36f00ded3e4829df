import { describe, expect, test } from 'vitest';
import { type EventFilter, firstState } from './calendar-state.ts';
import {
  eventsByDay,
  filterEvents,
  inRange,
  placeEntries,
  searchedWords,
} from './filter-events.ts';
import { entry } from './testing/entry.ts';

const events = [
  entry('heat'),
  entry('smoke', { title: 'Smoke Season', format: 'virtual', region: 'National' }),
  entry('youth', { title: 'Jóvenes', topics: ['youth', 'mental health'], region: 'National' }),
];
const descriptions = { heat: 'fans in closed rooms', smoke: 'what a mask can do' };
const words = searchedWords(events, descriptions);
const found = (filter: Partial<EventFilter>) =>
  filterEvents(events, { ...firstState, ...filter }, words).map(({ id }) => id);

describe('a filter', () => {
  test.each<[string, Partial<EventFilter>, string[]]>([
    ['lets everything through at first', {}, ['heat', 'smoke', 'youth']],
    ['finds a part of a title in any capitals', { q: 'SEAS' }, ['smoke']],
    ['finds a part of a description', { q: ' closed room' }, ['heat']],
    ['finds letters without their accents', { q: 'jovenes' }, ['youth']],
    ['finds nothing by a region or place', { q: 'harborlight' }, []],
    ['wants the topic among the event’s', { topic: 'mental health' }, ['youth']],
    ['wants the format equal', { format: 'virtual' }, ['smoke']],
    ['wants the region equal', { region: 'National' }, ['smoke', 'youth']],
    ['wants everything together', { q: 'o', region: 'National', format: 'in-person' }, ['youth']],
  ])('%s', (_, filter, ids) => expect(found(filter)).toEqual(ids));

  test('searches titles while there are no descriptions', () => {
    const titles = searchedWords(events, {});
    const ask = (q: string) => filterEvents(events, { ...firstState, q }, titles).length;
    expect([ask('smoke'), ask('mask')]).toEqual([1, 0]);
  });
});

test('events stand on the day of the zone that leads', () => {
  const byDay = eventsByDay(placeEntries(events, 'Asia/Kolkata'));
  const ids = (day: string) => byDay.get(day)?.map(({ id }) => id);
  expect(ids('2026-11-19')).toEqual(['heat', 'youth']);
  expect(ids('2026-11-20')).toEqual(['smoke']);
});

test.each([
  ['2026-11-01', '2026-11-18', 0],
  ['2026-11-19', '2026-11-19', 3],
  ['2026-11-20', '2026-11-30', 0],
])('from %s to %s there are %i', (from, to, count) => {
  expect(inRange(placeEntries(events, undefined), { from, to })).toHaveLength(count);
});
