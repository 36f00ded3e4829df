/**
 * Hides the events of a kit that have ended since the build. Where none is left, shows the sentence
 * that none is planned, which the page contains hidden.
 */
export function enhance(section: HTMLElement): void {
  const now = new Date();
  const events = [...section.querySelectorAll<HTMLElement>('[data-ends-at]')];
  for (const event of events) {
    event.hidden = new Date(event.dataset['endsAt'] ?? '') < now;
  }
  const none = section.querySelector<HTMLElement>('[data-no-events]');
  if (none) none.hidden = events.some(({ hidden }) => !hidden);
}
