import { type ClockReading, readClock } from '#site/time/clock-reading.ts';
import { nearDay } from '#site/time/labels.ts';
import type { Span } from '#site/time/weekly-hours.ts';
import { fillIn } from '#site/words.ts';
import type { ProfilePageFile } from './speakers.table.ts';

/** The sentences that say when a speaker can talk, on every page (`speaker-profile.yaml`). */
export type TalkWords = ProfilePageFile['mediaNow'];

/** The moment at which a page is read (milliseconds since 1970), and the IANA zones of both. */
export interface TalkClocks {
  now: number;
  /** Undefined for a device that does not know its zone. */
  visitorZone: string | undefined;
  speakerZone: string;
}

/**
 * Returns when a speaker can talk as two sentences: `first` on the visitor's clock, `second` on
 * that of the speaker, where it reads otherwise, and what time it is there now. Where the visitor's
 * zone is unknown, the speaker's clock stands alone.
 */
export function talkInWords(
  talk: Span,
  { now, visitorZone, speakerZone }: TalkClocks,
  words: TalkWords,
): { first: string; second: string } {
  const clock = fillIn(words.clock, { time: clockAt(now, speakerZone).time });
  const there = spanInWords(talk, speakerZone, now, words.there, words);
  if (visitorZone === undefined) return { first: there, second: clock };
  return {
    first: spanInWords(talk, visitorZone, now, words.talk, words),
    second: isSameOnBothClocks(talk.from, visitorZone, speakerZone) ? clock : `${there} ${clock}`,
  };
}

/**
 * Returns the same for a card: `Can talk today, 3:00 PM (2:00 PM CT)`. `letters` are those of the
 * speaker's zone.
 */
export function shortTalkInWords(
  talk: Span,
  { now, visitorZone, speakerZone }: TalkClocks,
  letters: string,
  words: TalkWords,
): string {
  const here = visitorZone ?? speakerZone;
  const { day, time } = momentIn(talk.from, here, now, words);
  const there = momentIn(talk.from, speakerZone, now, words);
  const place = { day, from: time, there: `${there.time} ${letters}` };
  const isAlone = visitorZone !== undefined && isSameOnBothClocks(talk.from, here, speakerZone);
  return fillIn(isAlone ? words.short : words.shortBoth, place);
}

/**
 * Returns a sentence about a span of time on the clock of an IANA zone. It fills in `{day}`, which
 * is relative to `now` (milliseconds since 1970), `{from}`, `{to}` with its day where that is
 * another one, and `{zone}`.
 */
function spanInWords(
  span: Span,
  zone: string,
  now: number,
  sentence: string,
  words: TalkWords,
): string {
  const from = momentIn(span.from, zone, now, words);
  const to = momentIn(span.to, zone, now, words);
  return fillIn(sentence, {
    day: from.day,
    from: from.time,
    to: to.day === from.day ? to.time : `${to.day}, ${to.time}`,
    zone: to.zone,
  });
}

/** Returns a moment on the clock of a zone, with its day relative to `now`: `today`, `Monday`. */
function momentIn(moment: number, zone: string, now: number, words: TalkWords) {
  const clock = clockAt(moment, zone);
  return { day: nearDay(clock, clockAt(now, zone), words), time: clock.time, zone: clock.zone };
}

/** Whether the clocks of two zones show the same day and time at a moment. */
export function isSameOnBothClocks(moment: number, zone: string, otherZone: string): boolean {
  const clock = clockAt(moment, zone);
  const otherClock = clockAt(moment, otherZone);
  return clock.day === otherClock.day && clock.time === otherClock.time;
}

/** Returns day and time on the clock of a zone at a moment in milliseconds since 1970. */
export function clockAt(moment: number, zone: string): ClockReading {
  return readClock(new Date(moment).toISOString(), zone);
}
