import { clockLabel, longZoneName, shortDate, weekdayDate } from './labels.ts';
import type { PlainDay } from './plain-date.ts';
import { wallClock } from './wall-clock.ts';

/** Day and time that the clock of a zone shows at an instant. */
export interface ClockReading {
  /** `2026-11-19`. */
  day: PlainDay;
  /** `Nov 19, 2026` (specification section 9). */
  shortDate: string;
  /** `Thursday, November 19, 2026` (specification section 9). */
  weekdayDate: string;
  /** `6:00 PM`. */
  time: string;
  /** The name of the zone at that instant: `Central Standard Time`. */
  zone: string;
}

/** Cached, because lists read the same clocks at every keystroke. */
const readings = new Map<string, ClockReading>();

/**
 * Reads the clock of an IANA zone at an instant in ISO 8601. Throws a RangeError for an unknown
 * zone and for a text that is no instant.
 */
export function readClock(instant: string, timeZone: string): ClockReading {
  const key = `${instant} ${timeZone}`;
  const cached = readings.get(key);
  if (cached) return cached;
  const date = new Date(instant);
  const { day, time } = wallClock(date, timeZone);
  let zone: string | undefined;
  const reading = {
    day,
    shortDate: shortDate(day),
    weekdayDate: weekdayDate(day),
    time: clockLabel(time),
    // To find the name of a zone takes long, and many readings are of days alone.
    get zone() {
      zone ??= longZoneName(date, timeZone);
      return zone;
    },
  };
  readings.set(key, reading);
  return reading;
}

/** Returns the day in a zone at an instant. */
export function dayIn(instant: string | Date, timeZone: string): PlainDay {
  return wallClock(new Date(instant), timeZone).day;
}
