import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { instantOf } from '#site/time/wall-clock.ts';
import { calendarWords } from '../testing/calendar-words.ts';
import { sampleEvent } from '../testing/sample-event.ts';
import { allEvents, type CalendarEvent } from './calendar-event.ts';
import { calendarFile, zoneBlock } from './calendar-file.ts';

const base = new URL('https://climatehealthvoices.example');
const parts = { words: calendarWords, base, siteName: 'Climate Health Voices' };
const fileOf = (...events: CalendarEvent[]) => calendarFile({ ...parts, events });

/** Reads the events of a file with another parser, which gets the zone rules from the file. */
function readBack(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const instant = (time: ICAL.Time) => time.toJSDate().toISOString().replace('.000Z', 'Z');

describe('an event keeps its hours and its zone', () => {
  test.each([
    ['in winter', 'America/Chicago', '2026-12-10T12:00', '2026-12-10T13:30'],
    ['in summer', 'America/New_York', '2026-07-21T17:30', '2026-07-21T19:00'],
    ['over midnight', 'Asia/Kolkata', '2026-12-31T22:30', '2027-01-01T00:15'],
    ['the night clocks go forward', 'America/New_York', '2027-03-13T23:00', '2027-03-14T04:00'],
    ['the night clocks go back', 'America/New_York', '2026-10-31T23:00', '2026-11-01T04:00'],
    ['the hour after clocks went forward', 'Europe/London', '2027-03-28T02:00', '2027-03-28T03:00'],
    ['south of the equator', 'Pacific/Auckland', '2027-01-05T09:00', '2027-01-05T10:00'],
    ['in its winter', 'Pacific/Auckland', '2027-07-05T09:00', '2027-07-05T10:00'],
    ['without summer time', 'Pacific/Honolulu', '2027-07-05T09:00', '2027-07-05T10:00'],
    ['on a leap day', 'America/Phoenix', '2028-02-29T18:00', '2028-02-29T19:30'],
    ['in UTC', 'UTC', '2027-02-01T15:00', '2027-02-01T16:00'],
  ])('%s', (_, zone, start, end) => {
    const [event] = readBack(fileOf(sampleEvent({ zone, start, end })));
    expect(event?.startDate.zone?.tzid).toBe(zone);
    expect(event?.startDate.toString().replace('Z', '')).toBe(`${start}:00`);
    expect(event && instant(event.startDate)).toBe(instantOf(start, zone));
    expect(event && instant(event.endDate)).toBe(instantOf(end, zone));
  });
});

test.each([
  ['starts', '2026-11-01T01:30', '2026-11-01T03:00'],
  ['ends', '2026-10-31T23:00', '2026-11-01T01:30'],
])(
  'an event that %s in an hour that is twice stands in UTC, which all programs read alike',
  (_, start, end) => {
    const [event] = readBack(fileOf(sampleEvent({ start, end })));
    expect(event?.startDate.zone?.tzid).toBe('UTC');
    expect(event && instant(event.startDate)).toBe(instantOf(start, 'America/Chicago'));
    expect(event && instant(event.endDate)).toBe(instantOf(end, 'America/Chicago'));
  },
);

test.each([
  [
    'before Vancouver stayed on summer time',
    'America/Vancouver',
    '2026-01-15T18:00',
    '2026-01-15T19:30',
  ],
  ['before Greenland changed its clocks', 'America/Nuuk', '2022-12-01T10:00', '2022-12-01T11:00'],
  ['under the old name of a zone', 'America/Godthab', '2022-12-01T10:00', '2022-12-01T11:00'],
  ['that ends after such a change', 'Asia/Almaty', '2024-02-29T22:00', '2024-03-01T02:00'],
])('an event %s stands in UTC, since the file has the rules of today', (_, zone, start, end) => {
  const file = fileOf(sampleEvent({ zone, start, end }));
  const [event] = readBack(file);
  expect(event?.startDate.zone?.tzid).toBe('UTC');
  expect(event && instant(event.startDate)).toBe(instantOf(start, zone));
  expect(event && instant(event.endDate)).toBe(instantOf(end, zone));
  expect(file).not.toContain('VTIMEZONE');
  expect(event?.description).toContain(`(${zone})`);
});

describe('words arrive as they were written', () => {
  test.each([
    ['commas, semicolons and backslashes', 'Heat, hearts; and C:\\porches'],
    ['letters that are no line ends', 'a \\n b'],
    ['quotes and signs', '“Why?” — she asked: 100% & more <b>'],
    ['other scripts', '気候と健康, صحة المناخ, Gesundheit für Ämter'],
    ['letters of four bytes', '🌡️'.repeat(60)],
    ['a line longer than a line', 'So many words '.repeat(40).trim()],
  ])('%s', (_, title) => {
    const file = fileOf(sampleEvent({ title, location: title, summary: title }));
    const [event] = readBack(file);
    expect(event?.summary).toBe(title);
    expect(event?.location).toBe(title);
    expect(event?.description).toContain(title);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

test('an event says who it is, when it changed and where it is told', () => {
  const [event] = readBack(fileOf(sampleEvent({ revision: 2 })));
  expect(event?.uid).toBe('porch-talk@climatehealthvoices.example');
  expect(event?.sequence).toBe(2);
  expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(
    '2026-11-02T12:00:00Z',
  );
  expect(event?.component.getFirstPropertyValue('url')).toBe(
    'https://climatehealthvoices.example/resources/events-calendar/porch-talk',
  );
  expect(event?.component.getFirstProperty('categories')?.getValues()).toEqual(['public health']);
});

test.each([
  ['scheduled', 'CONFIRMED', 'OPAQUE', /^Heat, hearts/],
  ['moved', 'CONFIRMED', 'OPAQUE', /^This event was moved\. Why\.\n/],
  ['full', 'CONFIRMED', 'OPAQUE', /^This event is full\. Why\.\n/],
  ['cancelled', 'CANCELLED', 'TRANSPARENT', /^This event is canceled\. Why\.\n/],
] as const)('an event that is %s is carried as %s', (status, as, time, text) => {
  const note = status === 'scheduled' ? {} : { statusNote: 'Why.' };
  const [event] = readBack(fileOf(sampleEvent({ status, ...note })));
  expect(event?.component.getFirstPropertyValue('status')).toBe(as);
  expect(event?.component.getFirstPropertyValue('transp')).toBe(time);
  expect(event?.description).toMatch(text);
});

test('the same events make the same bytes, each zone once, every line ended', () => {
  const events = [
    sampleEvent(),
    sampleEvent({ id: 'second' }),
    sampleEvent({ id: 'x', zone: 'UTC' }),
  ];
  const file = fileOf(...events);
  expect(fileOf(...events)).toBe(file);
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a feed has a name, an address of its own and a pace, also while it is empty', () => {
  const siteName = 'Voices: mind, body';
  const file = calendarFile({ ...parts, siteName, events: [], feed: allEvents });
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Voices: mind\\, body events');
  expect(calendar.getFirstPropertyValue('source')).toBe(`${base.origin}/calendar.ics`);
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT12H');
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
});

test('what a feed says of itself stands before its zones and events, also in words that many programs know', () => {
  const file = calendarFile({ ...parts, events: [sampleEvent()], feed: allEvents });
  const names = file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => /^[\w-]+/.exec(line)?.[0]);
  const head = names.slice(1, names.indexOf('BEGIN', 1));
  for (const name of ['NAME', 'DESCRIPTION', 'X-WR-CALDESC', 'SOURCE', 'REFRESH-INTERVAL']) {
    expect(head.filter((other) => other === name)).toEqual([name]);
  }
  expect(names.slice(-3)).toEqual(['END', 'END', undefined]);
  expect(readBack(file)).toHaveLength(1);
});

test('every zone that the build knows has rules', () => {
  for (const zone of Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')) {
    expect(zoneBlock(zone), zone).toContain(`TZID:${zone}\r\n`);
  }
});

test('a zone without rules stops the build', () => {
  expect(() => zoneBlock('Mars/Olympus')).toThrow(/Mars\/Olympus/);
});
