import { dayShift, hoursLabel, phaseOf, shownTimes } from '#features/events/event-time.ts';
import { eachMinute } from '#site/time/each-minute.ts';
import { visitorZone } from '#site/time/wall-clock.ts';
import { formats } from '#site/vocabulary.ts';

/**
 * Keeps the phase of an event's page current, which decides what CSS shows of it (`EventPage`),
 * hides the events to go on to that have ended since the build, and fills the visitor's clock.
 */
export function enhance(event: HTMLElement): void {
  const { starts = '', ends = '' } = event.dataset;
  const next = event.querySelectorAll<HTMLElement>('[data-next-ends]');
  eachMinute((now) => {
    event.dataset['eventPhase'] = phaseOf({ startsAt: starts, endsAt: ends }, now);
    for (const item of next) {
      item.hidden = now.getTime() >= Date.parse(item.dataset['nextEnds'] ?? '');
    }
  });
  showVisitorClock(event, visitorZone());
}

/**
 * Fills the box for the visitor's clock (`EventClocks`) with the times of the visitor's zone, and
 * marks a day that is not the event's. Where both clocks show the same, a sentence says so. Without
 * a zone the box stays invisible.
 */
function showVisitorClock(event: HTMLElement, visitorZone: string | undefined): void {
  const clock = event.querySelector<HTMLElement>('[data-visitor-clock]');
  const { starts = '', ends = '' } = event.dataset;
  const { zone = '', format: value, same = '' } = clock?.dataset ?? {};
  const format = formats.find((name) => name === value);
  if (!clock || !format || visitorZone === undefined) return;
  const times = { startsAt: starts, endsAt: ends, timeZone: zone, format };
  const { lead, other } = shownTimes(times, visitorZone);
  if (!other) {
    fill(clock, 'day', same);
    clock.dataset['read'] = 'same';
    return;
  }
  const eventTimes = lead.whose === 'event' ? lead : other;
  const visitors = lead.whose === 'event' ? other : lead;
  const shift = dayShift(eventTimes.start, visitors.start);
  fill(clock, 'day', visitors.start.weekdayDate);
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
