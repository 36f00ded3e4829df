import { clockTimeLabel, genericZoneName } from '#site/dates.ts';
import { inWords } from '#site/in-words.ts';
import type { SpeakerFile } from './speaker.schema.ts';

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const names = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
} as const;

/** When a speaker answers the media: `Monday to Thursday, 2:00 PM to 6:30 PM Central Time`. */
export function mediaHours({ days, from, to, timeZone }: SpeakerFile['media']): string {
  const hours = `${clockTimeLabel(from)} to ${clockTimeLabel(to)}`;
  return `${daysInWords(days)}, ${hours} ${genericZoneName(timeZone)}`;
}

function daysInWords(days: SpeakerFile['media']['days']): string {
  const inOrder = week.filter((day) => days.includes(day));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last) return '';
  const isRun = week.indexOf(last) - week.indexOf(first) + 1 === inOrder.length;
  if (inOrder.length > 2 && isRun) return `${names[first]} to ${names[last]}`;
  return inWords(inOrder.map((day) => names[day]));
}
