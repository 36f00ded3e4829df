import { type MediaClock, mediaStatus } from '#features/speakers/media-clock.ts';
import { hoursInWords } from '#features/speakers/profile/media/hours-in-words.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { countInWords, soonestFirst } from './who-answers.ts';

const minute = 60_000;

/**
 * Puts the speakers of a part of the page in order once, the soonest to answer the media first, unless the focus is among them.
 * Says beside each whether that is now, counts them in the heading, and says both anew when a minute begins. The part
 * carries the words, each speaker the clock. Not announced.
 */
export function enhanceMediaNow(page: Document): void {
  const list = page.querySelector<HTMLElement>('[data-media-words]');
  if (!list) return;
  const words = JSON.parse(list.dataset['mediaWords'] ?? '');
  const count = page.querySelector<HTMLElement>('[data-media-count]');
  const speakers = [...list.querySelectorAll<HTMLElement>('[data-media-clock]')].map((line) => ({
    line,
    row: line.parentElement as HTMLElement,
    clock: JSON.parse(line.dataset['mediaClock'] ?? '') as MediaClock,
  }));
  if (!list.contains(page.activeElement)) {
    const rows = soonestFirst(speakers, Date.now()).map(({ row }) => row);
    // The first list keeps its length; what unfolds below it takes the rest.
    const parts = [...list.querySelectorAll('ul')].map((part) => ({
      part,
      length: part.children.length,
    }));
    for (const { part, length } of parts) part.append(...rows.splice(0, length));
  }
  tell();

  function tell() {
    const now = new Date();
    for (const { line, clock } of speakers) {
      const status = mediaStatus(clock, now);
      line.textContent = hoursInWords(status, words);
      line.toggleAttribute('data-open', status.isOpen);
    }
    const clocks = speakers.map(({ clock }) => clock);
    const zone = visitorZone() ?? clocks[0]?.timeZone ?? 'UTC';
    if (count) count.textContent = countInWords(clocks, now.getTime(), zone, words);
    setTimeout(tell, minute - (now.getTime() % minute));
  }
}
