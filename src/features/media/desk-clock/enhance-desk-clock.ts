import { onceNearView } from '#site/once-near-view.ts';
import type { DeskHours } from '#site/site.schema.ts';
import { eachMinute } from '#site/time/each-minute.ts';
import { deskState } from '#site/time/weekly-hours.ts';
import type { DeskClockWords } from './desk-hours.schema.ts';
import { deskInWords } from './desk-in-words.ts';
import { spokenClock } from './spoken-clock.ts';

/** What the element brings (`DeskClock`). */
export interface DeskClockData {
  hours: DeskHours;
  words: DeskClockWords;
}

/**
 * Keeps the clock of the media desk right, from when it comes near the window and at each new minute, on the clock of
 * the visitor. Where the device does not know its zone the stated hours stand alone. Not announced: nothing was pressed.
 */
export function enhance(place: HTMLElement): void {
  onceNearView(place, () => keepRight(place));
}

function keepRight(place: HTMLElement): void {
  const { hours, words }: DeskClockData = JSON.parse(place.dataset['desk'] ?? '');
  const [standing, clocks] = place.querySelectorAll('[data-part]');
  const desk = spokenClock(hours.timeZone);
  const visitor = spokenClock();
  if (visitor.timeZone === 'Etc/Unknown') return;
  eachMinute((date) => {
    const now = date.getTime();
    const state = deskState(hours, now, desk.instantAt);
    const said = state && deskInWords(state, now, { desk, visitor }, words);
    standing?.replaceChildren(said?.standing ?? '');
    clocks?.replaceChildren(said?.clocks ?? '');
    place.toggleAttribute('data-open', state?.isOpen ?? false);
  });
}
