import { globSync, readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_timezones } from 'timezones-ical-library';
import { expect, test } from 'vitest';
import { readEntry } from '#content/read-entry.ts';
import { calendarWords } from '../testing/calendar-words.ts';
import { sampleEvent } from '../testing/sample-event.ts';
import { calendarFile } from './calendar-file.ts';

const parts = { words: calendarWords, base: new URL('https://site.example'), siteName: 'Site' };

/** A day as content files write it. */
const written = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: 'minute' });

/** When the events of this network start and end. */
const timesOfContent = globSync('example/events/*.md').flatMap((file) => {
  const { data } = readEntry(readFileSync(file, 'utf8'), 'md');
  const { start, end } = data as { start: string; end: string };
  return [start, end];
});

/** Days of twenty years, for a release. */
function* spread(): Generator<string> {
  const first = Temporal.PlainDateTime.from('2015-01-10T12:00');
  for (let day = first; day.year < 2036; day = day.add({ days: 50 })) yield written(day);
}

/** The hours around each change of clocks in a zone, in the years around these. */
function* changesOf(zone: string): Generator<string> {
  const start = Temporal.PlainDateTime.from('2023-06-01T00:00').toZonedDateTime(zone);
  let change = start.getTimeZoneTransition('next');
  while (change && change.year < 2031) {
    for (const minutes of [-1450, -90, -30, 30, 90, 1450]) {
      yield written(change.add({ minutes }).toPlainDateTime());
    }
    change = change.getTimeZoneTransition('next');
  }
}

/**
 * Starts of events, as a parser of another author reads them, with the rules that the file carries.
 */
function startsRead(zone: string, times: readonly string[]) {
  const events = times.map((start, place) => {
    const end = written(Temporal.PlainDateTime.from(start).add({ minutes: 1 }));
    return sampleEvent({ id: `event-${place}`, zone, start, end });
  });
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...parts, events })));
  ICAL.TimezoneService.reset();
  for (const block of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(block);
  }
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const { startDate } = new ICAL.Event(event);
    return {
      at: startDate.toJSDate().toISOString().replace('.000Z', 'Z'),
      zone: startDate.zone?.tzid,
    };
  });
}

/**
 * Every name of a zone that a computer or a content file may have, old ones such as Europe/Kiev
 * included.
 */
function zones(): string[] {
  const names = [...Intl.supportedValuesOf('timeZone'), ...tzlib_get_timezones()];
  const isKnown = (name: string) => {
    try {
      return Boolean(Temporal.Now.zonedDateTimeISO(name));
    } catch {
      return false;
    }
  };
  return [...new Set(names)].filter(isKnown);
}

const isRelease = process.env['CHV_TESTS'] === 'release';

test('a calendar file means the true moment in every zone, whenever the event was', {
  timeout: 600_000,
}, () => {
  const wrong: string[] = [];
  let all = 0;
  let local = 0;
  for (const zone of zones()) {
    const more = isRelease ? [...spread(), ...changesOf(zone)] : [];
    const times = [...new Set([...timesOfContent, ...more])];
    for (const [place, start] of startsRead(zone, times).entries()) {
      const time = Temporal.PlainDateTime.from(times[place] ?? '');
      const instant = time.toZonedDateTime(zone).toInstant().toString();
      if (start.at !== instant) wrong.push(`${time} in ${zone} is read as ${start.at}`);
      all += 1;
      if (start.zone === zone) local += 1;
    }
  }
  expect(wrong).toEqual([]);
  // Most events still stand on the clock of their place.
  expect(local / all).toBeGreaterThan(0.9);
});
