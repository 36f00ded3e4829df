import { onceNearView } from '#site/once-near-view.ts';

/**
 * Brings the clock of the media desk once it comes into view, so that the page arrives with next to no
 * script. One that does not come leaves the stated hours.
 */
export function enhanceMedia(page: Document): void {
  const clock = page.querySelector('[data-desk-hours]');
  if (clock) onceNearView(clock, () => bringClock(page));
}

function bringClock(page: Document): void {
  import('./bring-desk-clock.ts').then(
    ({ bringDeskClock }) => bringDeskClock(page),
    () => {},
  );
}
