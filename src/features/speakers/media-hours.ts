import { clockTimeLabel, genericZoneName } from '#site/clock-time.ts';
import { inWords } from '#site/in-words.ts';
import { dayNames, week } from '#site/week.ts';
import type { WeeklyHours } from '#site/weekly-hours.ts';

/** When a speaker or the desk answers the media: `Monday to Thursday, 2:00 PM to 6:30 PM Central Time`. */
export function mediaHours({ days, from, to, timeZone }: WeeklyHours): string {
  const hours = `${clockTimeLabel(from)} to ${clockTimeLabel(to)}`;
  return `${daysInWords(days)}, ${hours} ${genericZoneName(timeZone)}`;
}

function daysInWords(days: WeeklyHours['days']): string {
  const inOrder = week.filter((day) => days.includes(day));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return '';
  if (inOrder.length === week.length) return 'Every day';
  const isRun = week.indexOf(last) - week.indexOf(first) + 1 === inOrder.length;
  if (inOrder.length > 2 && isRun) return `${dayNames[first]} to ${dayNames[last]}`;
  return inWords(inOrder.map((day) => dayNames[day]));
}
