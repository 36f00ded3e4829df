import { clockAt, type TalkWords, talkInWords } from '#features/speakers/talk-in-words.ts';
import { type TalkHours, talkWindow } from '#features/speakers/talk-window.ts';
import { eachMinute } from '#site/time/each-minute.ts';
import { nearDay } from '#site/time/labels.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { fillIn } from '#site/words.ts';
import type { KitPageFile } from '../../response.table.ts';

/** The value of `data-media-now` (`KitSpeakers`), as JSON. */
export interface MediaNowData {
  words: KitPageFile['speakers']['now'] & TalkWords;
  daysOff: readonly PlainDay[];
}

/**
 * Sorts the speakers once by who can talk soonest, unless the focus is on one of them, because a
 * row that moves would take the focus along or lose it. At the start of every minute it writes
 * beside each speaker when they can talk, and into the heading how many can today. The hours are in
 * `data-media-clock`. No live region announces it.
 */
export function enhanceMediaNow(list: HTMLElement): void {
  const { words, daysOff }: MediaNowData = JSON.parse(list.dataset['mediaNow'] ?? '');
  const count = list.querySelector<HTMLElement>('[data-media-count]');
  const speakers = [...list.querySelectorAll<HTMLElement>('[data-media-clock]')].map((line) => ({
    line,
    row: line.parentElement as HTMLElement,
    hours: JSON.parse(line.dataset['mediaClock'] ?? '') as TalkHours,
  }));
  if (!speakers.some(({ row }) => row.contains(document.activeElement))) {
    const rows = soonestFirst(speakers, Date.now(), daysOff).map(({ row }) => row);
    // The first list keeps its length; the list in details takes the rest.
    const [first, rest] = list.querySelectorAll('ul');
    first?.append(...rows.splice(0, first.children.length));
    rest?.append(...rows);
  }
  eachMinute((date) => {
    const now = date.getTime();
    const visitor = visitorZone();
    for (const { line, hours } of speakers) {
      const talk = talkWindow(hours, now, daysOff);
      const clocks = { now, visitorZone: visitor, speakerZone: hours.timeZone };
      const sentences = talk && talkInWords(talk, clocks, words);
      const first = document.createElement('strong');
      first.textContent = sentences?.first ?? '';
      line.replaceChildren(first, ` ${sentences?.second ?? ''}`);
    }
    const hours = speakers.map((speaker) => speaker.hours);
    const zone = visitor ?? hours[0]?.timeZone ?? 'UTC';
    if (count) count.textContent = countInWords(hours, { now, zone, daysOff }, words);
  });
}

/**
 * Returns the same speakers, those who can talk soonest first, and of several at once those who can
 * for longest. Equal ones keep their order; those who cannot within a year are the last.
 */
export function soonestFirst<Speaker extends { hours: TalkHours }>(
  speakers: readonly Speaker[],
  now: number,
  daysOff: readonly PlainDay[],
): Speaker[] {
  const never = { from: Number.MAX_VALUE, to: 0 };
  return speakers
    .map((speaker) => ({ speaker, talk: talkWindow(speaker.hours, now, daysOff) ?? never }))
    .sort((a, b) => a.talk.from - b.talk.from || b.talk.to - a.talk.to)
    .map(({ speaker }) => speaker);
}

/**
 * Returns a sentence on how many speakers can talk today, or on which day the first can. Today is
 * the day in `zone`, the visitor's. Empty where nobody can within a year.
 */
export function countInWords(
  hours: readonly TalkHours[],
  { now, zone, daysOff }: { now: number; zone: string; daysOff: readonly PlainDay[] },
  words: MediaNowData['words'],
): string {
  const starts = hours.flatMap((own) => talkWindow(own, now, daysOff)?.from ?? []);
  if (starts.length === 0) return '';
  const here = clockAt(now, zone);
  const today = starts.filter((start) => clockAt(start, zone).day === here.day).length;
  if (today > 0) return fillIn(words.count, { count: String(today) });
  const day = nearDay(clockAt(Math.min(...starts), zone), here, words);
  return fillIn(words.nobody, { day });
}
