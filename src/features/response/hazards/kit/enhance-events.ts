/**
 * Takes events that have ended since the build out of a list, and says that none is planned where none
 * is left: the sentence stands beside the list, hidden. `now` is the moment the page is seen.
 */
export function enhanceEvents(page: Document, now: Date): void {
  const events = [...page.querySelectorAll<HTMLElement>('[data-ends-at]')];
  for (const event of events) {
    event.hidden = new Date(event.dataset['endsAt'] ?? '') < now;
  }
  const none = page.querySelector<HTMLElement>('[data-no-events]');
  if (none) none.hidden = events.some(({ hidden }) => !hidden);
}
