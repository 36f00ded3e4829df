import { onceNearView } from '#site/once-near-view.ts';
import type { DeskHours } from '#site/site.schema.ts';
import { eachMinute } from '#site/time/each-minute.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import { type DeskState, deskState } from '#site/time/weekly-hours.ts';
import type { MediaDeskFile } from './media-pages.schema.ts';

/** The value of `data-desk` (`MediaDesk.tsx`), as JSON. */
export interface DeskClockData {
  hours: DeskHours;
  words: MediaDeskFile['clock'];
}

/**
 * Fills the clock of the media desk when it comes near the window, and again at each new minute. A
 * device that does not know its time zone gets no clock, and the stated hours stand alone. Nothing
 * is announced, because nobody pressed anything.
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
      const sentences = state && deskInWords(state, now, { desk, visitor }, words);
      standing?.replaceChildren(sentences?.standing ?? '');
      clocks?.replaceChildren(sentences?.clocks ?? '');
      place.toggleAttribute('data-open', state?.isOpen ?? false);
    });
  });
}

/**
 * Returns the two sentences of the desk clock: `standing` says whether the desk is open and until
 * when, `clocks` says it on the clocks of desk and visitor. `now` is in milliseconds since 1970.
 */
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
  // Does what `fillIn` does, whose module would bring code that this page does not need.
  const fill = (sentence: string) => sentence.replace(/{(\w+)}/g, (_, name) => values[name] ?? '');
  const standing = isOpen ? 'open' : 'closed';
  const clocks = here.wall === there.wall ? 'Here' : 'Both';
  return { standing: fill(words[standing]), clocks: fill(words[`${standing}${clocks}`]) };

  /**
   * Returns `3:40 PM`, on another day with its name: `tomorrow, 3:40 PM`, `Monday, 3:40 PM`,
   * `January 4, 3:40 PM`.
   */
  function momentInWords(moment: number): string {
    const reading = visitor.read(moment);
    const days = Math.floor(reading.wall / aDay) - Math.floor(visitor.read(now).wall / aDay);
    if (days === 0) return reading.time;
    const later = days < 7 ? reading.weekday : reading.date;
    return `${days === 1 ? words.tomorrow : later}, ${reading.time}`;
  }
}

const minute = 60_000;
const aDay = 1440 * minute;

/**
 * Returns a number of milliseconds as `45 min`, `9 h`, `9 h 20 min` or `2 days 15 h`, rounded up to
 * a whole minute; at least `1 min`.
 */
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
 * Returns the wall clock of an IANA zone, or without `zone` that of this device. One format of
 * `Intl` gives day, time and the name of the zone, with a third of the script of `wall-clock.ts`
 * and `labels.ts`. Other pages use those two, because the first use of `Intl` is slow
 * (docs/decisions/hydration.md); this page needs `Intl` anyway for the name of the zone.
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
   * Returns what the clock shows at an instant (milliseconds since 1970): `Monday`, `November 23`,
   * `3:40 PM`, `Eastern Standard Time`. `wall` is this day and time read as UTC, in milliseconds
   * since 1970.
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

  /**
   * Returns the instant at which the clock shows a day and a time (`HH:MM`), by the rules of
   * `instantAt` in `wall-clock.ts`.
   */
  function instantAt(day: PlainDay, time: string): number {
    const wanted = Date.parse(`${day}T${time}Z`);
    const withOffsetOf = (instant: number) => wanted + instant - read(instant).wall;
    const before = withOffsetOf(wanted - aDay);
    const after = withOffsetOf(wanted + aDay);
    return [before, after].find((instant) => read(instant).wall === wanted) ?? before;
  }

  return { timeZone: format.resolvedOptions().timeZone, read, instantAt };
}
