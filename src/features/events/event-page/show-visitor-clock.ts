import { dayShift, hoursLabel, shownTimes } from '#features/events/event-time.ts';
import { formats } from '#site/vocabulary.ts';

/** A part of the page where the visitor's clock is shown. */
type Clock = HTMLElement;

/**
 * Fills the place for the visitor's clock (`VisitorClock`) with the time of the event there, and marks
 * another day than the event's. Says so in a sentence where both clocks read the same. Without a zone the
 * place stays empty.
 */
export function showVisitorClock(event: HTMLElement, visitorZone: string | undefined): void {
  const clock = event.querySelector<Clock>('[data-visitor-clock]');
  const { starts = '', ends = '' } = event.dataset;
  const { zone = '', format: written, same = '' } = clock?.dataset ?? {};
  const format = formats.find((one) => one === written);
  if (!clock || !format || visitorZone === undefined) return;
  const times = { startsAt: starts, endsAt: ends, timeZone: zone, format };
  const { lead, other } = shownTimes(times, visitorZone);
  if (!other) {
    put(clock, 'day', same);
    clock.dataset['read'] = 'same';
    return;
  }
  const [own, visitors] = lead.whose === 'event' ? [lead, other] : [other, lead];
  const shift = dayShift(own.start, visitors.start);
  put(clock, 'day', visitors.start.weekday);
  put(clock, 'hours', hoursLabel(visitors));
  put(clock, 'zone', visitors.end.zone);
  put(clock, 'shift', shift ?? '').toggleAttribute('data-shown', shift !== undefined);
  clock.dataset['read'] = 'other';
}

function put(clock: Clock, part: string, words: string): Element {
  const place = clock.querySelector(`[data-part="${part}"]`) ?? clock;
  if (words) place.textContent = words;
  return place;
}
