import type { PlainDay } from './plain-date.ts';
import { wallClock } from './wall-clock.ts';

/** What the calendar and the clock of a zone show at an instant. */
export interface ClockReading {
  /** `2026-11-19`. */
  day: PlainDay;
  /** `Nov 19, 2026` and `Thursday, November 19, 2026` (specification section 9). */
  date: string;
  weekday: string;
  /** `6:00 PM`. */
  time: string;
  /** The zone in words, as it is called then: `Central Standard Time`. */
  zone: string;
}

/** What was read once; lists read the same clocks at every key. */
const readings = new Map<string, ClockReading>();

/**
 * Reads the clock of an IANA zone at an instant in ISO 8601. The browser's own table of zones decides,
 * daylight-saving time and all. Throws a RangeError on what is no zone or no instant.
 */
export function readClock(instant: string, timeZone: string): ClockReading {
  const key = `${instant} ${timeZone}`;
  const known = readings.get(key);
  if (known) return known;
  const reading = read(instant, timeZone);
  readings.set(key, reading);
  return reading;
}

function read(instant: string, timeZone: string): ClockReading {
  const date = new Date(instant);
  const words = (kind: keyof typeof kinds) => plainSpaces(formatFor(kind, timeZone).format(date));
  return {
    day: dayIn(instant, timeZone),
    date: words('date'),
    weekday: words('weekday'),
    time: words('time'),
    zone: part(formatFor('zone', timeZone), date, 'timeZoneName') || timeZone,
  };
}

/** The day it is in a zone at an instant. */
export function dayIn(instant: string | Date, timeZone: string): PlainDay {
  return wallClock(new Date(instant), timeZone).day;
}

const kinds = {
  date: { dateStyle: 'medium' },
  weekday: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  zone: { timeZoneName: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(kind: keyof typeof kinds, timeZone: string): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...kinds[kind], timeZone });
  formats.set(key, made);
  return made;
}

function part(format: Intl.DateTimeFormat, date: Date, type: string): string {
  return format.formatToParts(date).find((found) => found.type === type)?.value ?? '';
}

/** Some engines put narrow no-break spaces into times; the fonts and the tests want plain ones. */
function plainSpaces(value: string): string {
  return value.replace(/[\u00A0\u202F]/g, ' ');
}
