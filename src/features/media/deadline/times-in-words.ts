import { readClock } from '#site/time/clock-reading.ts';
import { genericZoneName, type NearDayWords, nearDay } from '#site/time/labels.ts';
import type { Span } from '#site/time/weekly-hours.ts';
import { fillIn } from '#site/words.ts';

/** A stretch of time on one clock, in a sentence with `{day}`, `{from}`, `{to}` and `{zone}`; its day as seen from now. */
export function spanInWords(
  span: Span,
  zone: string,
  now: number,
  sentence: string,
  words: NearDayWords,
): string {
  const [from, to] = [clockAt(span.from, zone), clockAt(span.to, zone)];
  return fillIn(sentence, {
    day: nearDay(from, clockAt(now, zone), words),
    from: from.time,
    to: to.time,
    zone: to.zone,
  });
}

/** A moment written out, so that it means one moment to every reader: `Monday, November 23, 2026 5:00 PM Eastern Standard Time`. */
export function fullMoment(moment: number, zone: string): string {
  const { weekday, time, zone: name } = clockAt(moment, zone);
  return `${weekday} ${time} ${name}`;
}

/** Whether two clocks show the same at a moment. */
export function readsAlike(moment: number, one: string, other: string): boolean {
  const [a, b] = [clockAt(moment, one), clockAt(moment, other)];
  return a.day === b.day && a.time === b.time;
}

/** What the clock of a zone shows at a moment in milliseconds since 1970. */
export function clockAt(moment: number, zone: string) {
  return readClock(new Date(moment).toISOString(), zone);
}

/** A zone on offer and what it is called. */
export interface ZoneChoice {
  zone: string;
  label: string;
}

/** IANA zones → choices with names for any time of the year: `Eastern Time (New York)`. */
export function zoneChoices(zones: readonly string[]): ZoneChoice[] {
  return zones.map((zone) => {
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
    return { zone, label: city === zone ? zone : `${genericZoneName(zone)} (${city})` };
  });
}
