import { week } from '#site/time/wall-clock.ts';
import { hoursADay, type WeeklyHours } from '#site/time/weekly-hours.ts';

/** The box of the drawing: a cell of 10 for each day of the week, and the axis under them. */
export const weekBox = { width: 70, height: 32 };

/** A bar of full height stands for so many hours. */
const fullDay = 14;
const fullBar = 30;

/**
 * Returns the drawing of weekly hours as an SVG path in `weekBox`: a bar for each day from Monday
 * on that has hours, as high as it has hours, 6.4 wide in its cell of 10.
 */
export function weekBars({ days, from, to }: Pick<WeeklyHours, 'days' | 'from' | 'to'>): string {
  const height = Math.round((Math.min(hoursADay({ from, to }), fullDay) / fullDay) * fullBar);
  return week
    .map((day, index) =>
      days.includes(day) ? `M${index * 10} ${fullBar - height}h6.4v${height}h-6.4z` : '',
    )
    .join('');
}
