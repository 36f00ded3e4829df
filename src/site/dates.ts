import { Temporal } from 'temporal-polyfill';

const locale = 'en-US';

/** `2026-11-19` → `November 19, 2026` (specification section 9, `MMMM d, yyyy`). */
export function longDate(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString(locale, { dateStyle: 'long' });
}

/** `2025-08-22`, `2025-08` or `2025`, as exact as it is known → `Aug 22, 2025`, `Aug 2025`, `2025`. */
export function partialDateLabel(date: string): string {
  const [year, month, day] = date.split('-');
  if (!month) return year ?? date;
  if (!day) {
    const format = { year: 'numeric', month: 'short' } as const;
    return Temporal.PlainDate.from(`${date}-01`).toLocaleString(locale, format);
  }
  return Temporal.PlainDate.from(date).toLocaleString(locale, { dateStyle: 'medium' });
}

/** The same written out: `August 22, 2025`, `August 2025`, `2025`. */
export function longPartialDate(date: string): string {
  const [year, month, day] = date.split('-');
  if (!month) return year ?? date;
  if (day) return longDate(date);
  const format = { year: 'numeric', month: 'long' } as const;
  return Temporal.PlainDate.from(`${date}-01`).toLocaleString(locale, format);
}

/** `2026-11-19T18:00` → `6:00 PM` (`h:mm a`). */
export function clockLabel(local: string): string {
  return plainSpaces(
    Temporal.PlainDateTime.from(local).toLocaleString(locale, {
      hour: 'numeric',
      minute: '2-digit',
    }),
  );
}

/** `2026-11-19T18:00` → `Thursday, November 19, 2026` (`EEEE, MMMM d, yyyy`). */
export function weekdayDate(local: string): string {
  return Temporal.PlainDateTime.from(local).toLocaleString(locale, { dateStyle: 'full' });
}

/** `2026-11-19T18:00` → `Nov 19, 2026` (`MMM d, yyyy`). */
export function shortDate(local: string): string {
  return Temporal.PlainDateTime.from(local).toLocaleString(locale, { dateStyle: 'medium' });
}

/** A zone's name in words at a moment: `America/Chicago` → `Central Standard Time`. */
export function zoneName(local: string, zone: string): string {
  const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
  const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
    .formatToParts(zoned.epochMilliseconds)
    .find(({ type }) => type === 'timeZoneName');
  return name?.value ?? zone;
}

/** Some engines put narrow no-break spaces into times; the fonts and the tests want plain ones. */
function plainSpaces(value: string): string {
  return value.replace(/[\u00A0\u202F]/g, ' ');
}
