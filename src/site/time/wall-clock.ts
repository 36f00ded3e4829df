import type { PlainDay } from './plain-date.ts';

interface WallClock {
  day: PlainDay;
  weekday: Day;
  /** `HH:MM` on the 24-hour clock. */
  time: string;
}

/**
 * Reads the wall clock of an IANA zone at an instant, a number in milliseconds since 1970. Throws a
 * RangeError for a zone that the browser does not know. A browser without Temporal uses
 * `Intl.DateTimeFormat`, whose first use delays hydration (docs/decisions/hydration.md).
 */
export function wallClock(instant: Date | number, timeZone: string): WallClock {
  return 'Temporal' in globalThis ? fromTemporal(instant, timeZone) : fromFormat(instant, timeZone);
}

function fromTemporal(instant: Date | number, timeZone: string): WallClock {
  const wall = Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(timeZone);
  // `2026-11-19T18:00:00-06:00[America/Chicago]`
  const text = wall.toString();
  return {
    day: text.slice(0, 10),
    weekday: week[wall.dayOfWeek - 1] as Day,
    time: text.slice(11, 16),
  };
}

function fromFormat(instant: Date | number, timeZone: string): WallClock {
  const parts = zoneFormat(timeZone, clockParts).formatToParts(instant);
  const value = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${value('year').padStart(4, '0')}-${value('month')}-${value('day')}`,
    weekday: value('weekday') as Day,
    time: `${value('hour')}:${value('minute')}`,
  };
}

/**
 * Returns the instant at which a wall clock shows a day and a time (`HH:MM`), in milliseconds since
 * 1970. Of an hour that the clock shows twice it returns the first. An hour that the clock skips is
 * read with the offset before the skip (`disambiguation: 'compatible'` of Temporal).
 */
export function instantAt(day: PlainDay, time: string, timeZone: string): number {
  const wanted = Date.parse(`${day}T${time}Z`);
  const withOffsetOf = (instant: number) => wanted - offsetAt(instant, timeZone);
  const before = withOffsetOf(wanted - aDay);
  const after = withOffsetOf(wanted + aDay);
  const showsWanted = (instant: number) => instant + offsetAt(instant, timeZone) === wanted;
  return [before, after].find(showsWanted) ?? before;
}

const aDay = 86_400_000;

/** Returns how many milliseconds a wall clock is ahead of UTC. `instant` is a whole minute. */
function offsetAt(instant: number, timeZone: string): number {
  const { day, time } = wallClock(instant, timeZone);
  return Date.parse(`${day}T${time}Z`) - instant;
}

const clockParts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/**
 * Formats by zone and style. To create a format takes a hundred times as long as to use it, and
 * thousands of pages ask for the same few.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the cached format of a zone, for its wall clock or for its name in one of the styles. */
export function zoneFormat(timeZone: string, parts: Intl.DateTimeFormatOptions) {
  const key = `${timeZone} ${parts.timeZoneName}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...parts });
  formats.set(key, format);
  return format;
}

/**
 * Returns the instant at which the wall clock of a zone shows `YYYY-MM-DDTHH:MM`, in ISO 8601 UTC.
 * Of an hour that occurs twice it takes the first. Throws a RangeError for a time that does not
 * exist in the zone, because clocks go forward over it.
 */
export function instantOf(local: string, timeZone: string): string {
  const [day = '', time = ''] = local.split('T');
  const instant = instantAt(day, time, timeZone);
  const wall = wallClock(instant, timeZone);
  if (`${wall.day}T${wall.time}` !== local) {
    throw new RangeError(`${local} does not exist in ${timeZone}: clocks go forward over it`);
  }
  return new Date(instant).toISOString().replace('.000', '');
}

/**
 * Returns an instant (a whole minute in ISO 8601) with the offset of a zone:
 * `2026-12-10T12:00:00-06:00` (RFC 3339).
 */
export function momentWithOffset(instant: string, timeZone: string): string {
  const milliseconds = Date.parse(instant);
  const { day, time } = wallClock(milliseconds, timeZone);
  const minutes = offsetAt(milliseconds, timeZone) / 60_000;
  const offset = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
  return `${day}T${time}:00${minutes < 0 ? '-' : '+'}${offset}`;
}

/** The days of a week, as speaker files write them. */
export const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type Day = (typeof week)[number];

export const dayNames: Readonly<Record<Day, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

/**
 * Returns the IANA zone of this device, such as `Asia/Kolkata`; undefined where the browser reports
 * none, or one that it cannot use.
 */
export function visitorZone(): string | undefined {
  try {
    const zone =
      'Temporal' in globalThis
        ? Temporal.Now.timeZoneId()
        : new Intl.DateTimeFormat().resolvedOptions().timeZone;
    wallClock(0, zone);
    return zone === 'Etc/Unknown' ? undefined : zone;
  } catch {
    return undefined;
  }
}
