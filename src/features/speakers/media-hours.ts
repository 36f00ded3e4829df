import { clockLabel, genericZoneName, zoneLetters } from '#site/time/labels.ts';
import { type Day, dayNames, week } from '#site/time/wall-clock.ts';
import type { WeeklyHours } from '#site/time/weekly-hours.ts';
import { formatList, lowerFirst } from '#site/words.ts';
import type { SpeakerFile } from './speaker.schema.ts';
import type { TalkHours } from './talk-window.ts';

/** The hours in which a speaker answers the media. */
export type SpeakerMedia = NonNullable<SpeakerFile['media']>;

/**
 * Returns the media hours of a speaker or of the desk in words: `Monday to Thursday, 2:00 PM to
 * 6:30 PM Central Time`.
 */
export function mediaHours({ days, from, to, timeZone }: WeeklyHours): string {
  const dayWords = daysInWords(days, {
    every: 'Every day',
    to: ' to ',
    list: formatList,
    nameOf: (day) => dayNames[day],
  });
  const hours = `${clockLabel(from)} to ${clockLabel(to)}`;
  return `${dayWords}, ${hours} ${genericZoneName(timeZone)}`;
}

/**
 * Returns the same with the notice, for texts that do not know when they are read: `Monday to
 * Thursday, 2:00 PM to 6:30 PM Central Time. Notice: 2 hours`.
 */
export function hoursAndNotice(media: SpeakerMedia): string {
  return `${mediaHours(media)}. Notice: ${lowerFirst(media.leadTime)}`;
}

/**
 * Returns the same for a card: `Mon–Thu 2:00–6:30 PM CT`. Needs the time zone names of the build,
 * which not every browser has.
 */
export function shortMediaHours({ days, from, to, timeZone }: WeeklyHours): string {
  const shortDays = daysInWords(days, {
    every: 'Daily',
    to: '–',
    list: (names) => names.join(', '),
    nameOf: (day) => day,
  });
  const begin = clockLabel(from).replace(':00', '');
  const end = clockLabel(to).replace(':00', '');
  // Both end in AM or in PM, so the first may leave it out.
  const isSameHalf = begin.slice(-2) === end.slice(-2);
  return `${shortDays} ${isSameHalf ? begin.slice(0, -3) : begin}–${end} ${zoneLetters(timeZone)}`;
}

/** Whether a speaker answers the media on a Saturday or a Sunday. */
export function isOnWeekends({ days }: Pick<WeeklyHours, 'days'>): boolean {
  return days.includes('Sat') || days.includes('Sun');
}

interface DayFormat {
  /** Stands for all seven days. */
  every: string;
  nameOf: (day: Day) => string;
  /**
   * Stands between the first and the last of three or more days that follow each other in a week
   * from Monday on.
   */
  to: string;
  /** Joins the names of other days. */
  list: (names: readonly string[]) => string;
}

function daysInWords(days: WeeklyHours['days'], { every, nameOf, to, list }: DayFormat): string {
  const ordered = week.filter((day) => days.includes(day));
  if (ordered.length === week.length) return every;
  const names = ordered.map(nameOf);
  const isRange = ordered.length > 2 && week.join().includes(ordered.join());
  return isRange ? `${names[0]}${to}${names.at(-1)}` : list(names);
}

/** Returns what of a speaker's file decides when they can talk to reporters. */
export function talkHours({ timeZone, days, from, to, leadTime }: SpeakerMedia): TalkHours {
  return { timeZone, days, from, to, notice: noticeMinutes(leadTime) ?? 0 };
}

const minutesIn = { minute: 1, hour: 60, day: 24 * 60 } as const;

/**
 * Returns the notice that a speaker needs, in minutes: 120 for `2 hours`. Where the words name
 * several lengths, as in “30 minutes during a storm, otherwise 4 hours”, returns the longest,
 * because a shorter one would promise too much. Returns undefined if the words name none.
 */
export function noticeMinutes(words: string): number | undefined {
  const lengths = [...words.matchAll(/(\d+) (minute|hour|day)s?\b/g)].map(
    ([, count, unit]) => Number(count) * minutesIn[unit as keyof typeof minutesIn],
  );
  return lengths.length > 0 ? Math.max(...lengths) : undefined;
}
