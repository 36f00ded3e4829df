import { onceNearView } from '#site/once-near-view.ts';
import type { DeskFile } from '#site/site.schema.ts';
import { eachMinute } from '#site/time/each-minute.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import { deskState, phoneState, reasonsClosed } from '#site/time/weekly-hours.ts';
import type { MediaDeskFile } from './media-pages.schema.ts';

/** The value of `data-desk` (`DeskClock.tsx`), as JSON. */
export interface DeskClockData {
  desk: DeskFile;
  words: MediaDeskFile['clock'];
}

/**
 * Fills the clock of the media desk when it comes near the window, and again at each new minute:
 * each element with `data-part` gets the sentence of that name. A device that does not know its
 * time zone gets no clock, and the stated hours stand alone. Nothing is announced, because nobody
 * pressed anything.
 */
export function enhance(place: HTMLElement): void {
  onceNearView(place, () => {
    const { desk, words }: DeskClockData = JSON.parse(place.dataset['desk'] ?? '');
    const clocks = { desk: spokenClock(desk.hours.timeZone), visitor: spokenClock() };
    if (clocks.visitor.timeZone === 'Etc/Unknown') return;
    const parts = place.querySelectorAll<HTMLElement>('[data-part]');
    eachMinute((now) => {
      const sentences = deskInWords(desk, now.getTime(), clocks, words);
      for (const part of parts)
        part.textContent = sentences?.[part.dataset['part'] as keyof DeskSentences] ?? '';
      place.toggleAttribute('data-open', sentences?.isOpen ?? false);
    });
  });
}

interface DeskSentences {
  /** Whether the desk is open until when, or closed until when and why. */
  standing: string;
  /** Whose clock that is, and what the clock of the desk shows. */
  clocks: string;
  /** When a message that is sent now is answered. */
  reply: string;
  /** Whether somebody picks up the phone, and until or from when. */
  phone: string;
}

/**
 * Returns the sentences of the desk clock at `now`, in milliseconds since 1970; undefined for a
 * desk that is not open within a year.
 */
export function deskInWords(
  desk: DeskFile,
  now: number,
  clocks: Record<'desk' | 'visitor', ReturnType<typeof spokenClock>>,
  words: MediaDeskFile['clock'],
): (DeskSentences & { isOpen: boolean }) | undefined {
  const { visitor } = clocks;
  const state = deskState(desk.hours, now, clocks.desk.instantAt);
  const phone = phoneState(desk, now, clocks.desk.instantAt);
  if (!state || !phone) return undefined;
  const { isOpen, opensAt, closesAt, replyBy } = state;
  const turn = isOpen ? closesAt : opensAt;
  const here = visitor.read(turn);
  const there = clocks.desk.read(turn);
  const values: Record<string, string> = {
    until: momentInWords(turn),
    why: whyClosed(),
    reply: momentInWords(replyBy),
    phone: momentInWords(phone.changesAt),
    zone: here.zone,
    there: `${here.day === there.day ? '' : `${there.weekday}, `}${there.time} ${there.zone}`,
  };
  // Does what `fillIn` does, whose module would bring code that this page does not need.
  const fill = (sentence: string) => sentence.replace(/{(\w+)}/g, (_, name) => values[name] ?? '');
  return {
    isOpen,
    standing: fill(isOpen ? words.open : words.closed),
    clocks: fill(here.wall === there.wall ? words.here : words.both),
    reply: fill(words.reply),
    phone: fill(phone.isAnswered ? words.phoneNow : words.phoneLater),
  };

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

  /** Returns the names of the days off, else `the weekend`, else that it is late or early. */
  function whyClosed(): string {
    const today = clocks.desk.read(now).day;
    const { daysOff, isWeekend } = reasonsClosed(desk.hours, today, there.day);
    if (daysOff.length > 0) return new Intl.ListFormat('en-US').format(daysOff);
    return isWeekend ? words.weekend : words.night;
  }
}

const aDay = 86_400_000;

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
   * since 1970, and `day` the day as `YYYY-MM-DD`.
   */
  function read(instant: number) {
    const part = {} as Record<Intl.DateTimeFormatPartTypes, string>;
    for (const { type, value } of format.formatToParts(instant)) part[type] = value;
    const date = `${part.month} ${part.day}`;
    const time = `${part.hour}:${part.minute} ${part.dayPeriod}`;
    // `November 23, 2026 3:40 PM UTC`, which every browser reads.
    const wall = Date.parse(`${date}, ${part.year} ${time} UTC`);
    const day = new Date(wall).toISOString().slice(0, 10);
    return { weekday: part.weekday, date, day, time, zone: part.timeZoneName, wall };
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
