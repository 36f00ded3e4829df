import { clockLabel, genericZoneName, zoneLetters } from '#site/time/labels.ts';
import { dayNames, week } from '#site/time/wall-clock.ts';
import type { WeeklyHours } from '#site/time/weekly-hours.ts';
import { formatList } from '#site/words.ts';

/** When a speaker or the desk answers the media: `Monday to Thursday, 2:00 PM to 6:30 PM Central Time`. */
export function mediaHours({ days, from, to, timeZone }: WeeklyHours): string {
  const hours = `${clockLabel(from)} to ${clockLabel(to)}`;
  return `${daysInWords(days)}, ${hours} ${genericZoneName(timeZone)}`;
}

/** The same for a card: `Mon–Thu 2:00–6:30 PM CT`. Needs the time zone names of the build. */
export function shortMediaHours({ days, from, to, timeZone }: WeeklyHours): string {
  const [begin, end] = [clockLabel(from), clockLabel(to)].map((time) => time.replace(':00', ''));
  const isOneHalf = begin?.slice(-2) === end?.slice(-2);
  const hours = `${isOneHalf ? begin?.slice(0, -3) : begin}–${end}`;
  return `${runOf(days) ?? week.filter((day) => days.includes(day)).join(', ')} ${hours} ${zoneLetters(timeZone)}`;
}

function runOf(days: WeeklyHours['days']): string | undefined {
  const places = week.flatMap((day, place) => (days.includes(day) ? [place] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (places.length === week.length) return 'Daily';
  return places.length > 2 && last - first + 1 === places.length
    ? `${week[first]}–${week[last]}`
    : undefined;
}

function daysInWords(days: WeeklyHours['days']): string {
  const inOrder = week.filter((day) => days.includes(day));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return '';
  if (inOrder.length === week.length) return 'Every day';
  const isRun = week.indexOf(last) - week.indexOf(first) + 1 === inOrder.length;
  if (inOrder.length > 2 && isRun) return `${dayNames[first]} to ${dayNames[last]}`;
  return formatList(inOrder.map((day) => dayNames[day]));
}
