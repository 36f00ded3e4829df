import { visitorZone } from '#site/time/wall-clock.ts';
import { enhanceDeskClock } from './enhance-desk-clock.ts';

/** The clock of the media desk, for this device; a file of its own, which a page loads when the clock comes into view. */
export function bringDeskClock(page: Document): void {
  enhanceDeskClock(page, visitorZone());
}
