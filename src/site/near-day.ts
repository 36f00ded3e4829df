import type { ClockReading } from './clock-reading.ts';
import { daysBetween } from './plain-date.ts';

/** What the two nearest days are called. */
export interface NearDayWords {
  today: string;
  tomorrow: string;
}

/** The day of one reading as seen from another: `today`, `tomorrow`, `Monday`, and from a week on `January 4`. */
export function nearDay(at: ClockReading, now: ClockReading, words: NearDayWords): string {
  const days = daysBetween(now.day, at.day);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  const [weekday = '', date = ''] = at.weekday.split(', ');
  return days > 1 && days < 7 ? weekday : date;
}
