import { Temporal } from 'temporal-polyfill';
import { isLocalDateTime } from '#content/fields.ts';
import { longDate, months } from '#site/time/labels.ts';
import { type Entry, entriesOfKind, fieldValues, problemAt } from './entry.ts';
import { momentLabel } from './form-values.ts';
import { asWarnings, type Problem } from './problem.ts';
import { type Finding, problemsInTexts } from './problems-in-texts.ts';
import { dayIn, monthWord } from './weekday-problems.ts';

/**
 * Warnings of words of an event that are of another day than its start: winter time in summer, and
 * another day in the title or the summary.
 */
export function eventWarnings(entry: Entry): Problem[] {
  const { start, end } = fieldValues(entry);
  if (entry.kindName !== 'events' || typeof start !== 'string' || !isLocalDateTime(start)) {
    return [];
  }
  const last = typeof end === 'string' && isLocalDateTime(end) ? end : start;
  return asWarnings([
    ...problemsInTexts(entry, ({ text }) => zoneFindings(text, start)),
    ...problemsInTexts(entry, ({ text, field }) =>
      field === 'title' || field === 'summary' ? dayFindings(text, start, last) : [],
    ),
  ]);
}

/** The zones of the four letters before “ST” and “DT”. */
const zonesOfLetters: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
};

/** Matches an hour with its zone: “6:00 PM EDT”, “18:00 (CST)”; its groups are the letters. */
const hourWithZone = /\b\d{1,2}(?::\d{2})?(?: ?[AaPp]\.?[Mm]\.?)? \(?([ECMP])([SD])T\b/g;

function zoneFindings(text: string, start: string): Finding[] {
  return [...text.matchAll(hourWithZone)].flatMap(
    ({ 0: found, 1: letter = '', 2: season, index }) => {
      const zone = zonesOfLetters[letter] ?? 'UTC';
      const right = isSummerTime(start, zone) ? 'D' : 'S';
      // Arizona has no summer time, so it is right all year.
      if (season === right || (letter === 'M' && season === 'S')) return [];
      return [
        {
          index,
          found,
          message: `on ${longDate(start)} the clocks there show ${letter}${right}T`,
          fix: `Write ${letter}${right}T, or ${letter}T, which is right all year.`,
        },
      ];
    },
  );
}

function isSummerTime(local: string, zone: string): boolean {
  const offsetOn = (day: string) =>
    Temporal.PlainDateTime.from(day).toZonedDateTime(zone).offsetNanoseconds;
  return offsetOn(local) !== offsetOn(`${local.slice(0, 4)}-01-15T12:00`);
}

/** Matches “February 16, 2027”, “Feb. 16”; its groups are month, day and year. */
const writtenDay = new RegExp(
  `\\b(${monthWord})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?(?![\\d–-])`,
  'g',
);

function dayFindings(text: string, start: string, end: string): Finding[] {
  const first = Temporal.PlainDate.from(start.slice(0, 10));
  return [...text.matchAll(writtenDay)].flatMap(
    ({ 0: found, 1: month = '', 2: day, 3: year, index }) => {
      const number = months.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1;
      const written = dayIn(Number(year ?? first.year), number, Number(day), !year && first);
      const text = written?.toString();
      if (text === undefined || (text >= start.slice(0, 10) && text <= end.slice(0, 10))) return [];
      return [
        {
          index,
          found,
          message: `is another day than that of the event, ${longDate(start)}`,
          fix: 'Correct the one that is wrong; leave both if another day is meant.',
        },
      ];
    },
  );
}

/**
 * Warnings of speakers who are at two events at the same time. Events that go on for a day or more
 * are left out, since nobody stays for all of it.
 */
export function overlapWarnings(entries: readonly Entry[]): Problem[] {
  const events = entriesOfKind(entries, 'events')
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(timedEvent);
  return asWarnings(
    events.flatMap((event, index) =>
      event.speakers.flatMap((speaker, place) => {
        const other = events
          .slice(0, index)
          .find((one) => one.speakers.includes(speaker) && overlaps(one, event));
        if (!other) return [];
        return problemAt(event.entry, ['speakers', place], speaker, {
          message: `is at “${other.title}” at the same time, which begins on ${momentLabel(other.start)}`,
          fix: 'Choose another speaker, or another hour for one of the two.',
        });
      }),
    ),
  );
}

/** An event that takes place, with its speakers and the instants in milliseconds. */
interface TimedEvent {
  entry: Entry;
  title: string;
  start: string;
  speakers: readonly string[];
  from: number;
  to: number;
}

const aDay = 86_400_000;

function timedEvent(entry: Entry): TimedEvent[] {
  const { title, start, end, zone, status, speakers } = fieldValues(entry);
  if (status === 'cancelled' || !Array.isArray(speakers) || typeof start !== 'string') return [];
  const from = instantIn(start, zone);
  const to = instantIn(end, zone);
  if (from === undefined || to === undefined || to - from >= aDay) return [];
  return [{ entry, title: String(title), start, speakers: speakers.map(String), from, to }];
}

/** The instant of a time on the clock of a zone; undefined where one of them cannot be read. */
function instantIn(local: unknown, zone: unknown): number | undefined {
  if (typeof local !== 'string' || !isLocalDateTime(local)) return undefined;
  try {
    return Temporal.PlainDateTime.from(local).toZonedDateTime(String(zone)).epochMilliseconds;
  } catch {
    return undefined;
  }
}

function overlaps(one: TimedEvent, other: TimedEvent): boolean {
  return one.from < other.to && other.from < one.to;
}
