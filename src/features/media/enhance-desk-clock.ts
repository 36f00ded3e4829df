import { onceNearView } from '#site/once-near-view.ts';
import type { DeskHours } from '#site/site.schema.ts';
import { eachMinute } from '#site/time/each-minute.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import { type DeskState, deskState } from '#site/time/weekly-hours.ts';
import type { MediaDeskFile } from './media-pages.schema.ts';

/** What the element brings (`MediaDesk.tsx`). */
export interface DeskClockData {
  hours: DeskHours;
  words: MediaDeskFile['clock'];
}

/**
 * Keeps the clock of the media desk right, from when it comes near the window and at each new
 * minute, on the clock of the visitor. Where the device does not know its zone the stated hours
 * stand alone. Not announced: nothing was pressed.
 */
export function enhance(place: HTMLElement): void {
  onceNearView(place, () => {
    const { hours, words }: DeskClockData = JSON.parse(place.dataset['desk'] ?? '');
    const [standing, clocks] = place.querySelectorAll('[data-part]');
    const desk = spokenClock(hours.timeZone);
    const visitor = spokenClock();
    if (visitor.timeZone === 'Etc/Unknown') return;
    eachMinute((date) => {
      const now = date.getTime();
      const state = deskState(hours, now, desk.instantAt);
      const said = state && deskInWords(state, now, { desk, visitor }, words);
      standing?.replaceChildren(said?.standing ?? '');
      clocks?.replaceChildren(said?.clocks ?? '');
      place.toggleAttribute('data-open', state?.isOpen ?? false);
    });
  });
}

/** What the desk clock says of a state: how things stand, and what that is on the clocks. */
export function deskInWords(
  { isOpen, opensAt, replyBy }: DeskState,
  now: number,
  { desk, visitor }: Record<'desk' | 'visitor', ReturnType<typeof spokenClock>>,
  words: MediaDeskFile['clock'],
) {
  const turn = isOpen ? replyBy : opensAt;
  const here = visitor.read(turn);
  const there = desk.read(turn);
  const values: Record<string, string> = {
    when: momentInWords(turn),
    reply: momentInWords(replyBy),
    there: `${here.date === there.date ? '' : `${there.weekday}, `}${there.time} ${there.zone}`,
    zone: here.zone,
    wait: waitInWords(turn - now),
  };
  // As `fillIn`, whose file has more that this page does not need.
  const fill = (sentence: string) => sentence.replace(/{(\w+)}/g, (_, name) => values[name] ?? '');
  const standing = isOpen ? 'open' : 'closed';
  const clocks = here.wall === there.wall ? 'Here' : 'Both';
  return { standing: fill(words[standing]), clocks: fill(words[`${standing}${clocks}`]) };

  /**
   * `3:40 PM`; another day is named: `tomorrow, 3:40 PM`, `Monday, 3:40 PM`, `January 4, 3:40 PM`.
   */
  function momentInWords(moment: number): string {
    const at = visitor.read(moment);
    const days = Math.floor(at.wall / aDay) - Math.floor(visitor.read(now).wall / aDay);
    if (days === 0) return at.time;
    const later = days < 7 ? at.weekday : at.date;
    return `${days === 1 ? words.tomorrow : later}, ${at.time}`;
  }
}

const minute = 60_000;
const aDay = 1440 * minute;

/** Milliseconds → `45 min`, `9 h`, `9 h 20 min`, `2 days 15 h`; never less than a minute. */
export function waitInWords(wait: number): string {
  const minutes = Math.max(1, Math.ceil(wait / minute));
  const hours = Math.floor(minutes / 60);
  const parts =
    hours < 48
      ? [hours && `${hours} h`, minutes % 60 && `${minutes % 60} min`]
      : [`${Math.floor(hours / 24)} days`, hours % 24 && `${hours % 24} h`];
  return parts.filter(Boolean).join(' ');
}

/**
 * A wall clock that says what it shows: that of an IANA zone, or without one that of this device.
 * One format of `Intl` tells day, time and name of the zone, in a third of the script of
 * `wall-clock.ts` and `labels.ts`. Others keep to those, because the first use of `Intl` is slow
 * (docs/decisions/hydration.md); who needs the name of a zone pays that anyway.
 */
export function spokenClock(zone?: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  });

  /**
   * What it shows at an instant (milliseconds since 1970): `Monday`, `November 23`, `3:40 PM`,
   * `Eastern Standard Time`; `wall` is day and time as if in UTC, in milliseconds.
   */
  function read(instant: number) {
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
