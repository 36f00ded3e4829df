import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

/**
 * An observance of a `VTIMEZONE`: from each of its onsets on, the clock is `to` milliseconds ahead
 * of UTC.
 */
interface Observance {
  /** Milliseconds ahead of UTC before the onset, which is told on that clock. */
  from: number;
  to: number;
  /**
   * The onset in a year, on the clock, as milliseconds of UTC; the same in all years without a
   * rule.
   */
  onset: (year: number) => number;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * How the library writes the rule of an observance: a month, and which of its Sundays (RFC 5545,
 * section 3.3.10).
 */
const yearly = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-?\d)(SU|MO|TU|WE|TH|FR|SA)$/;

const minute = 60_000;
const aDay = 24 * 60 * minute;

/**
 * The library takes milliseconds to look a zone up, and a calendar asks for the same few again and
 * again.
 */
const known = new Map<string, string | undefined>();

/**
 * The `VTIMEZONE` of an IANA zone (RFC 5545, section 3.6.5), for programs without a table of zones.
 * It has the rules of today, without their history. Undefined for a zone that the library does not
 * know.
 */
export function rulesOfZone(zone: string): string | undefined {
  if (!known.has(zone)) known.set(zone, lookUp(zone));
  return known.get(zone);
}

function lookUp(zone: string): string | undefined {
  if (!tzlib_get_timezones().includes(zone)) return undefined;
  const [block = ''] = tzlib_get_ical_block(zone);
  // The library returns the rules of Africa/Accra under the name of the zone that shares them.
  return block.replace(/^TZID:.*$/m, `TZID:${zone}`);
}

/**
 * How far a clock may be ahead of UTC, in minutes, when it shows a wall time (`YYYY-MM-DDTHH:MM`)
 * by the rules of a `VTIMEZONE`: one number, two in an hour that comes twice, none in an hour that
 * is left out, and none where the block has rules of a kind that is not read here.
 */
export function offsetsByRules(block: string, local: string): number[] {
  const observances = observancesIn(block);
  if (observances === undefined) return [];
  const wall = Date.parse(`${local}Z`);
  const year = new Date(wall).getUTCFullYear();
  const onsets = observances.flatMap(({ from, to, onset }) =>
    [year - 1, year, year + 1].map((one) => ({ at: onset(one) - from, to })),
  );
  onsets.sort((a, b) => a.at - b.at);
  const offsets = new Set(observances.map(({ to }) => to));
  return [...offsets]
    .filter((offset) => onsets.findLast(({ at }) => at <= wall - offset)?.to === offset)
    .map((offset) => offset / minute);
}

function observancesIn(block: string): Observance[] | undefined {
  const parts = block.match(/^BEGIN:(?:STANDARD|DAYLIGHT)$[\s\S]*?^END:/gm) ?? [];
  const read = parts.map(observanceOf).filter((part) => part !== undefined);
  return parts.length > 0 && read.length === parts.length ? read : undefined;
}

function observanceOf(part: string): Observance | undefined {
  const propertyOf = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(part)?.[1]?.trim();
  const from = offsetOf(propertyOf('TZOFFSETFROM'));
  const to = offsetOf(propertyOf('TZOFFSETTO'));
  const start = propertyOf('DTSTART');
  const rule = propertyOf('RRULE');
  if (from === undefined || to === undefined || start === undefined) return undefined;
  const [, date = '', hours, minutes] = /^(\d{8})T(\d\d)(\d\d)00$/.exec(start) ?? [];
  if (date === '') return undefined;
  const time = (Number(hours) * 60 + Number(minutes)) * minute;
  if (rule === undefined) {
    const first = Date.parse(date.replace(/(....)(..)(..)/, '$1-$2-$3')) + time;
    return /^(RDATE|EXDATE)/m.test(part) ? undefined : { from, to, onset: () => first };
  }
  const [, month, which, weekday] = yearly.exec(rule) ?? [];
  if (weekday === undefined) return undefined;
  const onset = (year: number) =>
    dayOfMonth(year, Number(month) - 1, Number(which), weekdays.indexOf(weekday)) + time;
  return { from, to, onset };
}

/** `-0330` → milliseconds. */
function offsetOf(written = ''): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(written) ?? [];
  if (sign === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
}

/**
 * The second Sunday of a month (`which` 2), or the last one (`which` -1), as milliseconds of UTC.
 * `month` counts from 0.
 */
function dayOfMonth(year: number, month: number, which: number, weekday: number): number {
  if (which > 0) {
    const first = Date.UTC(year, month, 1);
    const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
    return first + (ahead + (which - 1) * 7) * aDay;
  }
  const last = Date.UTC(year, month + 1, 0);
  const back = (new Date(last).getUTCDay() - weekday + 7) % 7;
  return last - (back + (-which - 1) * 7) * aDay;
}
