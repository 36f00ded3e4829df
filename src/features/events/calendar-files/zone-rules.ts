import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

/** An observance of a `VTIMEZONE` (RFC 5545, section 3.6.5): standard or daylight saving time. */
interface Observance {
  /** Milliseconds that the clock is ahead of UTC before the onset. */
  from: number;
  /** Milliseconds that the clock is ahead of UTC from the onset on. */
  to: number;
  /**
   * Returns the onset in a year: the wall time of the clock before the onset, read as UTC, in
   * milliseconds since 1970. An observance without a rule has the same onset in all years.
   */
  onset: (year: number) => number;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Matches the only form in which the library writes the rule of an observance (RFC 5545, section
 * 3.3.10): `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU`, the second Sunday of March.
 */
const yearly = /^FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-?\d)(SU|MO|TU|WE|TH|FR|SA)$/;

const minute = 60_000;
const aDay = 24 * 60 * minute;

/**
 * Rules by zone, because the library takes milliseconds to look one up, and a calendar asks for the
 * same few again and again.
 */
const rulesByZone = new Map<string, string | undefined>();

/**
 * Returns the `VTIMEZONE` of an IANA zone (RFC 5545, section 3.6.5), for programs without a table
 * of zones. It has the rules of today, without their history. Undefined for a zone that the library
 * does not know.
 */
export function rulesOfZone(zone: string): string | undefined {
  if (!rulesByZone.has(zone)) rulesByZone.set(zone, lookUp(zone));
  return rulesByZone.get(zone);
}

function lookUp(zone: string): string | undefined {
  if (!tzlib_get_timezones().includes(zone)) return undefined;
  const [block = ''] = tzlib_get_ical_block(zone);
  // The library returns the rules of Africa/Accra under the name of the zone that shares them.
  return block.replace(/^TZID:.*$/m, `TZID:${zone}`);
}

/**
 * Returns how many minutes a clock can be ahead of UTC when it shows a wall time
 * (`YYYY-MM-DDTHH:MM`), by the rules of a `VTIMEZONE`: one number, two in an hour that comes twice,
 * none in an hour that is left out. It also returns none for rules of a kind that is not read here.
 */
export function offsetsByRules(block: string, local: string): number[] {
  const observances = observancesIn(block);
  if (observances === undefined) return [];
  const wall = Date.parse(`${local}Z`);
  const year = new Date(wall).getUTCFullYear();
  const onsets = observances.flatMap(({ from, to, onset }) =>
    [year - 1, year, year + 1].map((onsetYear) => ({ instant: onset(onsetYear) - from, to })),
  );
  onsets.sort((a, b) => a.instant - b.instant);
  const offsets = new Set(observances.map(({ to }) => to));
  return [...offsets]
    .filter((offset) => onsets.findLast(({ instant }) => instant <= wall - offset)?.to === offset)
    .map((offset) => offset / minute);
}

function observancesIn(block: string): Observance[] | undefined {
  const parts = block.match(/^BEGIN:(?:STANDARD|DAYLIGHT)$[\s\S]*?^END:/gm) ?? [];
  const observances = parts.map(readObservance).filter((part) => part !== undefined);
  return parts.length > 0 && observances.length === parts.length ? observances : undefined;
}

function readObservance(part: string): Observance | undefined {
  const property = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(part)?.[1]?.trim();
  const from = readOffset(property('TZOFFSETFROM'));
  const to = readOffset(property('TZOFFSETTO'));
  const start = property('DTSTART');
  const rule = property('RRULE');
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

/** Returns the milliseconds of an offset, which is written `-0330`; undefined for another form. */
function readOffset(written = ''): number | undefined {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(written) ?? [];
  if (sign === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
}

/**
 * Returns the beginning of such a day as the second Sunday of a month (`which` is 2) or the last
 * one (`which` is -1), in UTC, in milliseconds since 1970. `month` and `weekday` (Sunday) count
 * from 0.
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
