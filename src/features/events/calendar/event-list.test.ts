import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyState, type ListState, readList, writeList } from '#lists/list.ts';
import { indexList, select } from '#lists/select.ts';
import { buildIndex } from '#site/search/text-index.ts';
import { addDays } from '#site/time/plain-date.ts';
import { entry } from '../testing/entry.ts';
import { entryPlacer, eventsByDay } from './calendar-entry.ts';
import {
  type CalendarState,
  calendarView,
  daysOfRange,
  eventList,
  frameOf,
  nearest,
  nearestToCome,
  rangeNames,
  withDay,
  withRange,
  withView,
} from './event-list.ts';
import { type EventField, eventFields, searchEvents } from './event-search.ts';

const definition = eventList(entryPlacer(undefined), '2026-11-18');
const first: CalendarState = { ...emptyState, ...calendarView.first };
const busy = (chosen: ListState['chosen']): CalendarState => ({ ...first, view: 'list', chosen });

const read = (query: string | URLSearchParams): CalendarState => {
  const parameters = new URLSearchParams(query);
  return {
    ...readList(definition, frameOf([], new Date(0)).values, parameters),
    ...calendarView.read(parameters),
  };
};
function write(state: CalendarState): URLSearchParams {
  const query = writeList(definition, state);
  calendarView.write(state, query);
  return query;
}

const events = [
  entry('nurses', { title: 'For Nurses', topics: ['healthcare'] }),
  entry('cases', { title: 'Grand Rounds', topics: ['healthcare', 'systems change'] }),
  entry('youth', { title: 'Jóvenes', topics: ['youth'], format: 'virtual', region: 'National' }),
];
const search = {
  index: buildIndex(eventFields, [
    document('nurses', {
      title: 'For Nurses',
      description: 'With a doctor.',
      topics: 'healthcare',
    }),
    document('cases', {
      title: 'Grand Rounds',
      description: 'Three cases.',
      place: 'Harborlight, TX; Texas; Southwest',
      topics: 'healthcare; systems change',
      audience: 'Clinicians',
    }),
    document('youth', {
      title: 'Jóvenes',
      description: 'At a school.',
      people: 'Dr. Ana Reyes, Pediatrician',
      languages: 'Spanish; español',
      topics: 'youth; mental health',
      audience: 'Parents, nurses',
      practical: 'Ask at the door.',
    }),
  ]),
  ignored: ['for', 'event', 'the'],
  places: { texa: ['TX'], chicago: ['IL'] },
};

function document(id: string, texts: Partial<Record<EventField, string>>) {
  const none = Object.fromEntries(Object.keys(eventFields.weights).map((field) => [field, '']));
  return { id, ...(none as Record<EventField, string>), ...texts };
}

/** Returns the ids that a search and choices leave, and whether no title or description matches. */
function left(q: string, chosen: ListState['chosen'] = {}) {
  const found = q ? searchEvents(search, q).scores : undefined;
  const { items } = select(indexList(definition, events), { ...emptyState, q, chosen }, found);
  const { events: nearestOf, isBroader } = nearest(items, found);
  return [nearestOf.map(({ id }) => id).join(' '), isBroader];
}

describe('a search with filters', () => {
  test.each<[string, string, ListState['chosen'], string, boolean]>([
    ['nothing lets everything through', '', {}, 'nurses cases youth', false],
    [
      'those whom an event is for come with those whose title it is',
      'NURSE',
      {},
      'nurses youth',
      false,
    ],
    ['a topic alone does not, where a title has it', 'youth jovenes', {}, 'youth', true],
    ['a state', 'Texas', {}, 'cases', true],
    ['a region', 'southwest', {}, 'cases', true],
    ['a place by its name', 'harborlight', {}, 'cases', true],
    ['a speaker', 'Reyes', {}, 'youth', true],
    ['what a speaker is', 'pediatrician', {}, 'youth', true],
    ['a language, in its own words', 'español', {}, 'youth', true],
    ['a note', 'door', {}, 'youth', true],
    [
      'words that say nothing are left out where they are in the way',
      'the event for clinicians',
      {},
      'cases',
      true,
    ],
    ['a place that is known is no typing error', 'Chicago', {}, '', false],
    ['words may stand apart', 'doctor nurses', {}, 'nurses', false],
    ['first letters are enough', 'roun', {}, 'cases', false],
    ['a typing error is forgiven', 'rouncs', {}, 'cases', false],
    ['whatever its accents', 'jÓvenes', {}, 'youth', false],
    ['a word of an audience alone is found there', 'Clinicians', {}, 'cases', true],
    ['a topic is found in any capitals', 'Systems Change', {}, 'cases', true],
    ['the other filters hold', 'health', { region: ['National'] }, 'youth', true],
    ['also for what titles have elsewhere', 'nurses', { topic: ['youth'] }, 'youth', true],
    ['words of a title and a topic are found together', 'school health', {}, 'youth', true],
    ['words that no event has together find nothing', 'rounds school', {}, '', false],
    ['the topic is among those of the event', '', { topic: ['systems change'] }, 'cases', false],
    ['the format is equal', '', { format: ['virtual'] }, 'youth', false],
    [
      'a range has the event on one of its days',
      '',
      { range: ['this-week'] },
      'nurses cases youth',
      false,
    ],
  ])('%s', (_, q, chosen, ids, isBroader) => {
    expect(left(q, chosen)).toEqual([ids, isBroader]);
  });
});

describe('where no event is to come that is found, the nearest are offered', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  const day = (date: string) => ({ startsAt: `${date}T18:00:00Z`, endsAt: `${date}T19:00:00Z` });
  const coming = [
    entry('texas', { ...day('2027-01-10'), location: 'Harborlight, TX' }),
    entry('ohio', { ...day('2027-02-10'), location: 'Stonebridge, OH' }),
    entry('online', { ...day('2027-03-10'), location: 'Online', format: 'virtual' }),
    entry('over', { ...day('2026-01-10'), location: 'Cobbleford, IL' }),
    entry('off', { ...day('2026-12-10'), location: 'Cobbleford, IL', status: 'cancelled' }),
  ];
  const near = (all: string[] = [], some: string[] = []) => ({
    near: { all: new Set(all), some: new Set(some) },
  });
  test.each<[string, ListState['chosen'], Parameters<typeof nearestToCome>[4], string]>([
    ['the next ones first', {}, undefined, 'texas ohio online'],
    ['by video, then the nearest state', {}, { ...near(), states: ['IL'] }, 'online ohio texas'],
    ['the state itself first', {}, { ...near(), states: ['TX'] }, 'texas online ohio'],
    [
      'what has words first',
      {},
      { ...near(['ohio'], ['online']), states: [] },
      'ohio online texas',
    ],
    ['what passes the filters', { format: ['virtual'] }, undefined, 'online'],
    ['all where none passes', { format: ['hybrid'] }, undefined, 'texas ohio online'],
  ])('%s', (_, chosen, finding, ids) => {
    const state = { ...emptyState, chosen };
    const offered = nearestToCome(coming, definition, state, now, finding);
    expect(offered.map(({ id }) => id).join(' ')).toBe(ids);
  });
});

test('events stand on the day of the zone that leads', () => {
  const placed = [entry('room'), entry('online', { format: 'virtual' })].map(
    entryPlacer('Asia/Kolkata'),
  );
  const ids = (day: string) =>
    eventsByDay(placed)
      .get(day)
      ?.map(({ id }) => id);
  expect([ids('2026-11-19'), ids('2026-11-20')]).toEqual([['room'], ['online']]);
});

describe('the state of the calendar', () => {
  test('a range belongs to the list', () => {
    expect(withView(busy({ range: ['this-week'] }), 'calendar').chosen['range']).toEqual([]);
    expect(withRange(first, 'this-month')).toMatchObject(busy({ range: ['this-month'] }));
    expect(withRange(busy({ range: ['this-week'] }), 'this-week').chosen['range']).toEqual([]);
  });

  test('a chosen day brings its month', () => {
    const { day, month } = withDay({ ...first, month: '2027-01' }, '2026-12-10');
    expect([day, month]).toEqual(['2026-12-10', undefined]);
  });
});

describe('the address', () => {
  test('names what is chosen, and nothing else', () => {
    expect(write(first).toString()).toBe('');
    const state = busy({ topic: ['mental health'], range: ['this-week'] });
    expect(write({ ...state, q: ' heat ', day: '2026-11-19', month: '2027-01' }).toString()).toBe(
      'q=heat&topic=mental+health&range=this-week&view=list&month=2027-01&day=2026-11-19',
    );
  });

  test('is read back as it was written', () => {
    const dates = fc
      .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const some = fc.record({
      view: fc.constantFrom('calendar' as const, 'list' as const),
      range: fc.constantFrom(...rangeNames.map((name) => [name]), []),
      day: fc.option(dates, { nil: undefined }),
      month: fc.option(dates, { nil: undefined }).map((day) => day?.slice(0, 7)),
    });
    fc.assert(
      fc.property(some, ({ view, range, day, month }) => {
        const state = {
          ...first,
          chosen: { topic: [], format: [], region: [], range },
          view: range.length > 0 ? 'list' : view,
          day,
          month: month === day?.slice(0, 7) ? undefined : month,
        } satisfies CalendarState;
        expect(read(write(state))).toEqual(state);
      }),
    );
  });

  test.each([
    ['the "all" options', 'topic=all-topics&format=all-formats&region=all-regions'],
    ['an unknown view', 'view=week'],
    ['a day that does not exist', 'day=2026-02-30'],
    ['a day of another age', 'day=0001-01-01'],
    ['a month that does not exist', 'month=2026-13'],
    ['empty values', 'view=&month=&day=&q=&topic=&format=&region=&range='],
  ])('with %s asks for nothing', (_, query) => expect(write(read(query)).toString()).toBe(''));

  test('with a range asks for the list', () => {
    expect(read('view=calendar&range=next-30-days').view).toBe('list');
  });

  test('does not name the month of the chosen day twice', () => {
    expect(read('day=2026-11-19&month=2026-11').month).toBeUndefined();
  });
});

test.each([
  ['this-week', '2026-11-19', '2026-11-15', '2026-11-21'],
  ['this-week', '2026-11-15', '2026-11-15', '2026-11-21'],
  ['this-week', '2027-01-01', '2026-12-27', '2027-01-02'],
  ['this-month', '2026-11-19', '2026-11-01', '2026-11-30'],
  ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['next-30-days', '2026-11-19', '2026-11-19', '2026-12-18'],
  ['next-90-days', '2026-11-19', '2026-11-19', '2027-02-16'],
] as const)('%s, seen from %s, is from %s to %s', (name, today, from, to) => {
  expect(daysOfRange(name, today)).toEqual({ from, to });
});

const now = new Date('2026-11-21T15:00:00Z');

/** So many events, one every third day from the beginning of 2026. */
const manyEvents = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const day = addDays('2026-01-01', 3 * place);
    return entry(`event-${place}`, { startsAt: `${day}T18:00:00Z`, endsAt: `${day}T19:00:00Z` });
  });

test('a short calendar stands in the page whole, by date', () => {
  const frame = frameOf(manyEvents(120).toReversed(), now);
  expect(frame).toMatchObject({ total: 120, upcoming: 12, builtOn: '2026-11-21' });
  expect(frame.items.map(({ id }) => id)).toEqual(manyEvents(120).map(({ id }) => id));
});

test('of a long one the months around the building stand there, and the numbers of all', () => {
  const frame = frameOf(manyEvents(1000), now);
  expect(frame.total).toBe(1000);
  expect(frame.upcoming).toBe(892);
  expect(frame.items.length).toBeLessThan(50);
  const months = new Set(frame.items.map(({ startsAt }) => startsAt.slice(0, 7)));
  expect([...months]).toEqual(['2026-10', '2026-11', '2026-12', '2027-01']);
});

test('builds of one day are the same', () => {
  const later = new Date('2026-11-21T23:59:59Z');
  expect(frameOf(manyEvents(200), later)).toEqual(frameOf(manyEvents(200), now));
});
