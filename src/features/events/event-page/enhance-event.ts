import { dayShift, hoursLabel, phaseOf, shownTimes } from '#features/events/event-time.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { formats } from '#site/vocabulary.ts';
import { enhanceCopies } from '#ui/copy-button/enhance-copies.ts';

const millisecondsOfMinute = 60_000;

/** Keeps the phase of an event's page current, fills the visitor's clock, and runs the buttons that copy and share. */
export function enhanceEvent(page: Document): void {
  const event = page.querySelector<HTMLElement>('[data-event]');
  if (!event) return;
  updatePhase(event);
  setInterval(() => updatePhase(event), millisecondsOfMinute);
  showVisitorClock(event, visitorZone());
  enhanceCopies(page);
  enhanceShare(page);
}

/** Sets the phase, by which CSS shows parts of the page (`EventPage`). */
function updatePhase(event: HTMLElement): void {
  const { starts = '', ends = '' } = event.dataset;
  event.dataset['eventPhase'] = phaseOf({ startsAt: starts, endsAt: ends }, new Date());
}

/**
 * Fills the box for the visitor's clock (`EventClocks`) with the times there, and marks another day than the event's.
 * Where both clocks read the same, a sentence says so. Without a zone the box stays invisible.
 */
function showVisitorClock(event: HTMLElement, visitorZone: string | undefined): void {
  const clock = event.querySelector<HTMLElement>('[data-visitor-clock]');
  const { starts = '', ends = '' } = event.dataset;
  const { zone = '', format: value, same = '' } = clock?.dataset ?? {};
  const format = formats.find((one) => one === value);
  if (!clock || !format || visitorZone === undefined) return;
  const times = { startsAt: starts, endsAt: ends, timeZone: zone, format };
  const { lead, other } = shownTimes(times, visitorZone);
  if (!other) {
    fill(clock, 'day', same);
    clock.dataset['read'] = 'same';
    return;
  }
  const [own, visitors] = lead.whose === 'event' ? [lead, other] : [other, lead];
  const shift = dayShift(own.start, visitors.start);
  fill(clock, 'day', visitors.start.weekday);
  fill(clock, 'hours', hoursLabel(visitors));
  fill(clock, 'zone', visitors.end.zone);
  fill(clock, 'shift', shift ?? '').toggleAttribute('data-shown', shift !== undefined);
  clock.dataset['read'] = 'other';
}

/** Writes text into a part of the clock, unless it is empty, and returns the part. */
function fill(clock: HTMLElement, part: string, text: string): Element {
  const place = clock.querySelector(`[data-part="${part}"]`) ?? clock;
  if (text) place.textContent = text;
  return place;
}

/** Shows the button that shares the page through an app of the device (Web Share API), where the browser supports it. */
function enhanceShare(page: Document): void {
  const send = page.querySelector<HTMLElement>('[data-share-send]');
  if (!send || typeof navigator.share !== 'function') return;
  send.dataset['ready'] = '';
  send.addEventListener('click', () => {
    const { title = '', url = '' } = send.dataset;
    // `share` rejects also where the visitor cancels.
    navigator.share({ title, url }).catch(() => {});
  });
}
