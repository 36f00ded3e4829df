import { onceNearView } from '#site/once-near-view.ts';
import { enhanceCopies } from '#ui/copy-button/enhance-copies.ts';

/** The script of a kit's page: its copy buttons, events that have ended, and who answers the media now. */
export function enhanceKit(page: Document, now: Date): void {
  enhanceCopies(page);
  enhanceEvents(page, now);
  const speakers = page.querySelector('[data-media-words]');
  // One window ahead, so that no row moves in view. If the chunk fails to load, the printed hours remain.
  const load = () =>
    import('./media-now.ts').then(
      ({ enhanceMediaNow }) => enhanceMediaNow(page),
      () => {},
    );
  if (speakers) onceNearView(speakers, load, '100%');
}

/**
 * Hides events that ended before `now`, the time of the visit, and shows the sentence that none is planned where
 * none is left. The page holds that sentence beside the list, hidden.
 */
export function enhanceEvents(page: Document, now: Date): void {
  const events = [...page.querySelectorAll<HTMLElement>('[data-ends-at]')];
  for (const event of events) {
    event.hidden = new Date(event.dataset['endsAt'] ?? '') < now;
  }
  const none = page.querySelector<HTMLElement>('[data-no-events]');
  if (none) none.hidden = events.some(({ hidden }) => !hidden);
}
