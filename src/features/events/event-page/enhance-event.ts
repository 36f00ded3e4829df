import { visitorZone } from '#site/time/wall-clock.ts';
import { enhanceCopies } from '#ui/copy-button/enhance-copies.ts';
import { keepPhase } from './keep-phase.ts';
import { sharePresses } from './share-presses.ts';
import { showVisitorClock } from './show-visitor-clock.ts';

/** Brings an event's page up to the visitor: where the event stands, their clock, and the buttons that pass it on. */
export function enhanceEvent(page: Document): void {
  const event = page.querySelector<HTMLElement>('[data-event]');
  if (!event) return;
  keepPhase(event);
  showVisitorClock(event, visitorZone());
  enhanceCopies(page);
  sharePresses(page);
}
