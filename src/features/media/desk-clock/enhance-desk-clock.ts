import type { DeskHours } from '#site/site.schema.ts';
import { deskState } from '#site/time/weekly-hours.ts';
import type { DeskClockWords } from './desk-hours.schema.ts';
import { deskInWords } from './desk-in-words.ts';

const minute = 60_000;

/**
 * Keeps the clock of the media desk (`DeskClock`) right, from now on and at each new minute, on the clock of
 * the visitor. Without a zone the stated hours stand alone. Not announced: nothing was pressed.
 */
export function enhanceDeskClock(page: Document, visitorZone: string | undefined): void {
  const place = page.querySelector<HTMLElement>('[data-desk-hours]');
  if (!place || visitorZone === undefined) return;
  const hours: DeskHours = JSON.parse(place.dataset['deskHours'] ?? '');
  const words: DeskClockWords = JSON.parse(place.dataset['deskWords'] ?? '');
  const [standing, clocks] = place.querySelectorAll('[data-part]');
  tell();

  function tell() {
    const now = Date.now();
    const state = deskState(hours, now);
    const reader = { now, deskZone: hours.timeZone, visitorZone: visitorZone ?? '' };
    const sentences = state && deskInWords(state, reader, words);
    if (standing) standing.textContent = sentences?.standing ?? '';
    if (clocks) clocks.textContent = sentences?.clocks ?? '';
    place?.toggleAttribute('data-open', state?.isOpen ?? false);
    setTimeout(tell, minute - (now % minute));
  }
}
