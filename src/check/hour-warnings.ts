import { Temporal } from 'temporal-polyfill';
import { isLocalDateTime } from '#content/fields.ts';
import { type Entry, fieldValues, problemAt } from './entry.ts';
import { asWarnings, type Problem } from './problem.ts';

/** Hours of the day at which events begin: from 6 in the morning to 10 at night. */
const earliest = 6;
const latest = 22;
/** Hours that an event of one day lasts at most. */
const longest = 12;

/**
 * Warnings of events at night or of half a day, where morning and evening may be mixed up: 02:00
 * for 2 PM, or from 6 PM to 8 AM.
 */
export function hourWarnings(entry: Entry): Problem[] {
  if (entry.kindName !== 'events') return [];
  const { start, end } = fieldValues(entry);
  if (typeof start !== 'string' || !isLocalDateTime(start)) return [];
  const begin = Temporal.PlainDateTime.from(start);
  if (begin.hour < earliest || begin.hour >= latest) {
    const problem = problemAt(entry, ['start'], start, {
      message: `begins at ${clockWords(begin)}, in the night`,
      fix: `Choose ${clockWords(begin.add({ hours: 12 }))}, if that is meant.`,
    });
    return asWarnings([problem]);
  }
  if (typeof end !== 'string' || !isLocalDateTime(end)) return [];
  const finish = Temporal.PlainDateTime.from(end);
  const hours = begin.until(finish, { largestUnit: 'hour' }).hours;
  const days = begin.toPlainDate().until(finish.toPlainDate()).days;
  // An event that goes on for days has its own hours on each of them.
  if (hours < longest || days > 1) return [];
  const problem = problemAt(entry, ['end'], end, {
    message: `ends ${hours} hours after it begins`,
    fix: `Choose ${clockWords(finish.subtract({ hours: 12 }))}, if morning and evening are mixed up.`,
  });
  return asWarnings([problem]);
}

/** An hour as the pickers of the studio show it: `2:00 PM`. */
function clockWords({ hour, minute }: Temporal.PlainDateTime): string {
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}
