import type { PlainDay } from '#site/time/plain-date.ts';

const aDay = 86_400_000;

/** What a wall clock shows, in words. */
interface SpokenTime {
  /** `Monday`. */
  weekday: string;
  /** `November 23`. */
  date: string;
  /** `3:40 PM`. */
  time: string;
  /** The zone as it is called then: `Eastern Standard Time`. */
  zone: string;
  /** Day and time as if the clock were that of UTC, in milliseconds: clocks that show the same have the same. */
  wall: number;
}

/**
 * A wall clock that says what it shows: that of an IANA zone, or without one that of this device. One format of `Intl`
 * tells day, time and name of the zone, in a third of the script of `wall-clock.ts` and `labels.ts`. Others keep to those,
 * because the first use of `Intl` is slow (docs/decisions/hydration.md); who needs the name of a zone pays that anyway.
 */
export function spokenClock(zone?: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    ...{ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'long' },
  });

  /** What it shows at an instant, in milliseconds since 1970. */
  function read(instant: number): SpokenTime {
    const part = {} as Record<Intl.DateTimeFormatPartTypes, string>;
    for (const { type, value } of format.formatToParts(instant)) part[type] = value;
    const date = `${part.month} ${part.day}`;
    const time = `${part.hour}:${part.minute} ${part.dayPeriod}`;
    // `November 23, 2026 3:40 PM UTC`, which every browser reads.
    const wall = Date.parse(`${date}, ${part.year} ${time} UTC`);
    return { weekday: part.weekday, date, time, zone: part.timeZoneName, wall };
  }

  /** When it shows a day and a time (`HH:MM`), as `instantAt` of `wall-clock.ts`. */
  function instantAt(day: PlainDay, time: string): number {
    const wanted = Date.parse(`${day}T${time}Z`);
    const withOffsetOf = (instant: number) => wanted + instant - read(instant).wall;
    const before = withOffsetOf(wanted - aDay);
    const after = withOffsetOf(wanted + aDay);
    return [before, after].find((one) => read(one).wall === wanted) ?? before;
  }

  return { timeZone: format.resolvedOptions().timeZone, read, instantAt };
}

/** The clock of a zone. */
export type SpokenClock = ReturnType<typeof spokenClock>;
