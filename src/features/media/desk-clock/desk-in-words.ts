import type { DeskState } from '#site/time/weekly-hours.ts';
import type { DeskClockWords } from './desk-hours.schema.ts';
import type { SpokenClock } from './spoken-clock.ts';

/** The clocks that are read. */
interface Clocks {
  desk: SpokenClock;
  visitor: SpokenClock;
}

/** What the desk clock says of a state: how things stand, and what that is on the clocks. */
export function deskInWords(
  { isOpen, opensAt, replyBy }: DeskState,
  now: number,
  { desk, visitor }: Clocks,
  words: DeskClockWords,
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

  /** `3:40 PM`; another day is named: `tomorrow, 3:40 PM`, `Monday, 3:40 PM`, `January 4, 3:40 PM`. */
  function momentInWords(moment: number): string {
    const at = visitor.read(moment);
    const days = dayOf(at) - dayOf(visitor.read(now));
    if (days === 0) return at.time;
    const later = days < 7 ? at.weekday : at.date;
    return `${days === 1 ? words.tomorrow : later}, ${at.time}`;
  }
}

const minute = 60_000;
const aDay = 1440 * minute;

/** The days until then since 1970 on the calendar of the clock. */
function dayOf({ wall }: { wall: number }): number {
  return Math.floor(wall / aDay);
}

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
