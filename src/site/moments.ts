import { Temporal } from 'temporal-polyfill';

/** Whether `YYYY-MM-DD` names a day that exists; 2025-02-30 does not. */
export function isCalendarDate(value: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && succeeds(() => Temporal.PlainDate.from(value, reject))
  );
}

/** Whether `YYYY-MM-DDTHH:MM` names a day and time that exist. */
export function isLocalDateTime(value: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value) &&
    succeeds(() => Temporal.PlainDateTime.from(value, reject))
  );
}

/** Whether `HH:MM` is a time of day on the 24-hour clock. */
export function isClockTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Whether the name is an IANA time zone such as `America/Chicago`; offsets and abbreviations are not. */
export function isTimeZone(value: string): boolean {
  return (
    (value === 'UTC' || /^[A-Z][\w+-]+\/[\w/+-]+$/.test(value)) &&
    succeeds(() => Temporal.Now.zonedDateTimeISO(value))
  );
}

/**
 * The instant of a wall time in a zone, in ISO 8601 UTC. Throws a RangeError on an hour that does
 * not exist there (spring) ; of an hour that exists twice it takes the first.
 */
export function instantOf(local: string, zone: string): string {
  const wall = Temporal.PlainDateTime.from(local, reject);
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'compatible' });
  if (!zoned.toPlainDateTime().equals(wall)) {
    throw new RangeError(`${local} does not exist in ${zone}: clocks go forward over it`);
  }
  return zoned.toInstant().toString();
}

/** An instant with the offset of a zone: `2026-12-10T12:00:00-06:00` (RFC 3339). */
export function momentWithOffset(instant: string, zone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never' });
}

const reject = { overflow: 'reject' } as const;

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
