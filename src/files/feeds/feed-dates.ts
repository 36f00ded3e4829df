import { Temporal } from 'temporal-polyfill';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `2026-06-18` → `Thu, 18 Jun 2026 12:00:00 GMT` (RFC 822, section 5, with four digits for the year): noon, so that it is that day in all of America. */
export function mailDate(day: string): string {
  const { dayOfWeek, day: number, month, year } = Temporal.PlainDate.from(day);
  const date = `${String(number).padStart(2, '0')} ${months[month - 1]} ${year}`;
  return `${days[dayOfWeek - 1]}, ${date} 12:00:00 GMT`;
}

/** `2026-06-18` → `2026-06-18T12:00:00Z` (RFC 3339), the same moment. */
export function moment(day: string): string {
  return `${Temporal.PlainDate.from(day)}T12:00:00Z`;
}
