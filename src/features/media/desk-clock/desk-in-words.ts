import { readClock } from '#site/time/clock-reading.ts';
import { nearDay } from '#site/time/labels.ts';
import type { DeskState } from '#site/time/weekly-hours.ts';
import { fillIn } from '#site/words.ts';
import type { DeskClockWords } from './desk-hours.schema.ts';

/** Whose clocks are read, and from when the days are counted. */
interface DeskReader {
  now: number;
  deskZone: string;
  visitorZone: string;
}

/** What the desk clock says of a state: whether the desk is open, and until when on both clocks. */
export function deskInWords(state: DeskState, reader: DeskReader, words: DeskClockWords) {
  const { now, deskZone, visitorZone } = reader;
  const reply = momentInWords(state.replyBy, visitorZone, reader, words);
  const turn = state.isOpen ? state.replyBy : state.opensAt;
  const here = reading(turn, visitorZone);
  const desk = reading(turn, deskZone);
  const isOneClock = here.day === desk.day && here.time === desk.time;
  const there = `${here.day === desk.day ? '' : `${weekdayOf(desk)}, `}${desk.time} ${desk.zone}`;
  const values = {
    when: momentInWords(turn, visitorZone, reader, words),
    reply,
    there,
    zone: here.zone,
  };
  if (state.isOpen) {
    const clocks = isOneClock ? words.openHere : words.openBoth;
    return { standing: fillIn(words.open, values), clocks: fillIn(clocks, values) };
  }
  const clocks = isOneClock ? words.closedHere : words.closedBoth;
  return {
    standing: fillIn(words.closed, { wait: waitInWords(turn - now) }),
    clocks: fillIn(clocks, values),
  };
}

/** `3:40 PM`; another day is named: `tomorrow, 3:40 PM`, `Monday, 3:40 PM`, `January 4, 3:40 PM`. */
function momentInWords(
  moment: number,
  zone: string,
  { now }: DeskReader,
  { tomorrow }: DeskClockWords,
): string {
  const at = reading(moment, zone);
  const day = nearDay(at, reading(now, zone), { today: '', tomorrow });
  return day ? `${day}, ${at.time}` : at.time;
}

const minute = 60_000;

/** Milliseconds → `45 min`, `9 h`, `9 h 20 min`, `2 days 15 h`; never less than a minute. */
export function waitInWords(wait: number): string {
  const minutes = Math.max(1, Math.ceil(wait / minute));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return both(Math.floor(hours / 24), 'days', hours % 24, 'h');
  return both(hours, 'h', minutes % 60, 'min');
}

function both(large: number, of: string, small: number, ofSmall: string): string {
  const parts = [large > 0 && `${large} ${of}`, small > 0 && `${small} ${ofSmall}`];
  return parts.filter(Boolean).join(' ');
}

function reading(moment: number, zone: string) {
  return readClock(new Date(moment).toISOString(), zone);
}

/** `Monday, November 23, 2026` → `Monday`. */
function weekdayOf({ weekday }: { weekday: string }): string {
  return weekday.split(',')[0] ?? '';
}
