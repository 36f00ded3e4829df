import { hoursInWords } from '#features/profile/media/hours-in-words.ts';
import { type MediaClock, mediaStatus } from '#features/speakers/media-clock.ts';

const minute = 60_000;

/**
 * Says beside each speaker of a list who answers the media now, else when the next hours begin, and
 * says it anew when a minute begins. The list carries the words, each speaker the clock. Not announced.
 */
export function enhanceMediaNow(page: Document): void {
  const list = page.querySelector<HTMLElement>('[data-media-words]');
  if (!list) return;
  const words = JSON.parse(list.dataset['mediaWords'] ?? '');
  const lines = [...list.querySelectorAll<HTMLElement>('[data-media-clock]')].map((line) => ({
    line,
    clock: JSON.parse(line.dataset['mediaClock'] ?? '') as MediaClock,
  }));
  tell();

  function tell() {
    const now = new Date();
    for (const { line, clock } of lines) {
      const status = mediaStatus(clock, now);
      line.textContent = hoursInWords(status, words);
      line.toggleAttribute('data-open', status.isOpen);
    }
    setTimeout(tell, minute - (now.getTime() % minute));
  }
}
