import {
  dayInWords,
  hoursInWords,
  type MediaClock,
  mediaStatus,
} from '#features/speakers/media-clock.ts';
import type { ProfilePageFile } from '#features/speakers/speakers.table.ts';
import { eachMinute } from '#site/time/each-minute.ts';
import { daysBetween } from '#site/time/plain-date.ts';
import { instantAt, visitorZone, wallClock } from '#site/time/wall-clock.ts';
import { hoursAfter } from '#site/time/weekly-hours.ts';
import { fillIn } from '#site/words.ts';
import type { KitPageFile } from '../../response.table.ts';

/**
 * Sorts the speakers once by who answers the media soonest. It does not while the pointer is among
 * them, nor while the focus is among or after them, because the Tab key would then skip speakers
 * that moved to a place before the focus. At the start of every minute it writes beside each
 * speaker whether they answer now, and into the heading how many do. The words are in
 * `data-media-words`, the hours in `data-media-clock`. No live region announces it.
 */
export function enhanceMediaNow(list: HTMLElement): void {
  const words = JSON.parse(list.dataset['mediaWords'] ?? '');
  const count = list.querySelector<HTMLElement>('[data-media-count]');
  const speakers = [...list.querySelectorAll<HTMLElement>('[data-media-clock]')].map((line) => ({
    line,
    row: line.parentElement as HTMLElement,
    clock: JSON.parse(line.dataset['mediaClock'] ?? '') as MediaClock,
  }));
  if (!hasFocusInOrAfter(list) && !list.matches(':hover')) {
    const rows = soonestFirst(speakers, Date.now()).map(({ row }) => row);
    // The first list keeps its length; the list in details takes the rest.
    const [first, rest] = list.querySelectorAll('ul');
    first?.append(...rows.splice(0, first.children.length));
    rest?.append(...rows);
  }
  eachMinute((now) => {
    for (const { line, clock } of speakers) {
      const status = mediaStatus(clock, now);
      line.textContent = hoursInWords(status, words);
      line.toggleAttribute('data-open', status.isOpen);
    }
    const clocks = speakers.map(({ clock }) => clock);
    const zone = visitorZone() ?? clocks[0]?.timeZone ?? 'UTC';
    if (count) count.textContent = countInWords(clocks, now.getTime(), zone, words);
  });
}

/** Whether the focus is in or after the list: a descendant follows its ancestor too (DOM). */
function hasFocusInOrAfter(list: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused) return false;
  return Boolean(list.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Returns the moment at which a speaker next answers the media, in milliseconds since 1970: `now`
 * within the stated hours, infinity for a speaker without hours.
 */
export function answersFrom(clock: MediaClock, now: number): number {
  const [next] = hoursAfter(clock, now, instantAt);
  return next ? Math.max(next.from, now) : Number.POSITIVE_INFINITY;
}

/** Returns the same speakers, those who answer soonest first. Equal ones keep their order. */
export function soonestFirst<Speaker extends { clock: MediaClock }>(
  speakers: readonly Speaker[],
  now: number,
): Speaker[] {
  return speakers
    .map((speaker) => ({ speaker, start: answersFrom(speaker.clock, now) }))
    .sort((a, b) => a.start - b.start)
    .map(({ speaker }) => speaker);
}

/**
 * Returns a sentence on how many speakers are within their hours now, and how many will be later
 * today. Where there are neither, it names the day of the next hours. Today is the day in `zone`,
 * the visitor's: a reporter in New York reads "later today" until midnight there.
 */
export function countInWords(
  clocks: readonly MediaClock[],
  now: number,
  zone: string,
  words: KitPageFile['speakers']['now'] & ProfilePageFile['mediaNow'],
): string {
  const starts = clocks.map((clock) => answersFrom(clock, now));
  const inDays = (start: number) =>
    daysBetween(wallClock(now, zone).day, wallClock(start, zone).day);
  const open = starts.filter((start) => start === now).length;
  const later = starts.filter((start) => start > now && inDays(start) === 0).length;
  const next = Math.min(...starts);
  const dayOfNext = () =>
    dayInWords({ day: wallClock(next, zone).weekday, inDays: inDays(next) }, words);
  const parts = [
    open > 0 ? fillIn(words.now, { count: String(open) }) : words.nobody,
    later > 0 && fillIn(words.later, { count: String(later) }),
    open + later === 0 && fillIn(words.again, { day: dayOfNext() }),
  ];
  return fillIn(words.count, { when: parts.filter(Boolean).join(', ') });
}
