import { describe, expect, test } from 'vitest';
import { readCalendar, zoneNamed } from './calendar.ts';

const today = { day: '2026-11-27', zone: 'America/Regina' };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:1@example.org', 'SUMMARY:Heat night', ...lines, 'END:VEVENT'].join('\r\n');
const read = (...lines: string[]) => readCalendar(calendar(...lines), today);

test('an event becomes an entry with its wall time and zone', () => {
  const { entries, refused } = read(
    event(
      'DTSTART;TZID=America/Chicago:20261210T180000',
      'DTEND;TZID=America/Chicago:20261210T193000',
      'LOCATION:Town Hall\\, Duluth',
      'DESCRIPTION:<p>Come &amp; listen.</p><p>Bring water.</p>',
    ),
  );
  expect(refused).toEqual([]);
  expect(entries[0]).toMatchObject({
    kind: 'events',
    id: 'heat-night-2026-12-10',
    data: {
      title: 'Heat night',
      start: '2026-12-10T18:00',
      end: '2026-12-10T19:30',
      zone: 'America/Chicago',
      location: 'Town Hall, Duluth',
      format: 'in-person',
    },
    body: 'Come & listen.\n\nBring water.',
  });
});

describe('times', () => {
  test.each([
    ['floating', 'DTSTART:20261210T180000', '2026-12-10T18:00', 'America/Regina', /name no zone/],
    ['in UTC', 'DTSTART:20261211T000000Z', '2026-12-10T18:00', 'America/Regina', undefined],
    ['all day', 'DTSTART;VALUE=DATE:20261210', '2026-12-10T00:00', 'America/Regina', /all day/],
    [
      'Outlook’s zone',
      'DTSTART;TZID=Canada Central Standard Time:20261210T180000',
      '2026-12-10T18:00',
      'America/Regina',
      undefined,
    ],
    [
      'Outlook’s zone in quotes',
      'DTSTART;TZID="Eastern Standard Time":20261210T180000',
      '2026-12-10T18:00',
      'America/New_York',
      undefined,
    ],
  ])('%s', (_, start, wall, zone, note) => {
    const [entry] = read(event(start)).entries;
    expect(entry?.data).toMatchObject({ start: wall, zone });
    expect(entry?.notes.join(' ')).toMatch(note ?? /^$/);
  });

  test('a duration and a missing end', () => {
    const end = (...lines: string[]) => read(event(...lines)).entries[0]?.data['end'];
    expect(end('DTSTART;TZID=America/Chicago:20261210T180000', 'DURATION:PT90M')).toBe(
      '2026-12-10T19:30',
    );
    expect(end('DTSTART;TZID=America/Chicago:20261210T180000')).toBe('2026-12-10T19:00');
  });

  test.each([
    ['America/Chicago', 'America/Chicago'],
    ['/citadel.org/20070227_1/America/Chicago', 'America/Chicago'],
    ['(UTC-06:00) Central Standard Time', 'America/Chicago'],
    ['My Zone', undefined],
    ['EST', undefined],
  ])('the zone called %s is %s', (name, zone) => {
    expect(zoneNamed(name)).toBe(zone);
  });
});

describe('series', () => {
  test('20 years of weekly events are those within a year, and it is said', () => {
    const { entries, notes } = read(
      event(
        'DTSTART;TZID=America/Chicago:20100106T180000',
        'RRULE:FREQ=WEEKLY;UNTIL=20300101T000000Z',
      ),
    );
    expect(entries).toHaveLength(60);
    expect(entries[0]?.data['start']).toBe('2025-12-03T18:00');
    expect(new Set(entries.map(({ key }) => key)).size).toBe(60);
    expect(notes[0]).toMatch(/series: its dates from 2025-11-27 to 2027-11-27/);
  });

  test('a date that was moved has its own time, and one that was left out is not there', () => {
    const { entries } = read(
      event(
        'DTSTART;TZID=America/Chicago:20261202T180000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE;TZID=America/Chicago:20261209T180000',
      ),
      event(
        'RECURRENCE-ID;TZID=America/Chicago:20261216T180000',
        'DTSTART;TZID=America/Chicago:20261217T190000',
      ),
    );
    expect(entries.map(({ data }) => data['start'])).toEqual([
      '2026-12-02T18:00',
      '2026-12-17T19:00',
    ]);
  });
});

test('a cancelled event stays and says so', () => {
  const [entry] = read(
    event('DTSTART;TZID=America/Chicago:20261210T180000', 'STATUS:CANCELLED', 'SEQUENCE:3'),
  ).entries;
  expect(entry?.data).toMatchObject({ status: 'cancelled', revision: 3 });
});

test.each([
  ['a page of the web', '<html></html>', 'the file', /is no calendar/],
  [
    'one that breaks off',
    calendar(event('DTSTART:20261210T180000')).slice(0, 90),
    'the file',
    /breaks off/,
  ],
  [
    'an unknown zone',
    calendar(event('DTSTART;TZID=My Zone:20261210T180000')),
    'event 1',
    /“My Zone”.*Choose a city/,
  ],
  ['no start', calendar(event()), 'event 1', /no start/],
])('%s is refused with a sentence', (_, text, where, why) => {
  const { entries, refused } = readCalendar(text, today);
  expect(entries).toEqual([]);
  expect(refused[0]?.where).toBe(where);
  expect(refused[0]?.why).toMatch(why);
});
