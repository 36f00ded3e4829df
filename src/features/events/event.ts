import { offeredAddress } from '#site/site.ts';
import { readClock } from '#site/time/clock-reading.ts';
import { clockLabel, weekdayDate, zoneNameAt } from '#site/time/labels.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import { formatLabels } from '#site/vocabulary.ts';
import type { EventFile } from './event.schema.ts';

/** An event for views, with its times as instants and in words. */
export interface EventView extends Omit<EventFile, 'start' | 'end' | 'zone' | 'link' | 'speakers'> {
  id: string;
  href: string;
  /** Start and end as instants, ISO 8601 UTC, and the IANA zone of the place or the host. */
  startsAt: string;
  endsAt: string;
  timeZone: string;
  /** `6:00 PM`, `Thursday, November 19, 2026`, `Central Standard Time`. */
  time: string;
  weekday: string;
  zone: string;
  formatLabel: string;
  link: string | undefined;
  speakers: readonly { name: string; href: string; title: string }[];
}

export const calendarHref = '/resources/events-calendar';

/** The path of an event's own page. */
export function eventHref(id: string): string {
  return `${calendarHref}/${id}`;
}

/** The path of an event's calendar file. */
export function eventFileHref(id: string): string {
  return `${eventHref(id)}.ics`;
}

/** Returns the view of an event file, without the speakers, whom `loadEvent` adds. */
export function eventView(id: string, file: EventFile): Omit<EventView, 'speakers'> {
  const { start, end, zone, link, speakers: _, ...words } = file;
  return {
    ...words,
    id,
    href: eventHref(id),
    startsAt: instantOf(start, zone),
    endsAt: instantOf(end, zone),
    timeZone: zone,
    time: clockLabel(start),
    weekday: weekdayDate(start),
    zone: zoneNameAt(start, zone),
    formatLabel: formatLabels[file.format],
    link: offeredAddress(link),
  };
}

/**
 * The words of the link that asks for a place: `ask`, or `wait` where the event is full. `list` is
 * the letter's answer on the waiting list of a full event.
 */
export type PlaceWords = Record<'ask' | 'wait' | 'list', string>;

/**
 * Returns the answers that the event gives to the letter that asks for a place. Times are on the
 * event's clock.
 */
export function placeAnswers(
  event: Pick<EventView, 'title' | 'startsAt' | 'timeZone' | 'format' | 'status'>,
  { list }: Pick<PlaceWords, 'list'>,
) {
  const { title, startsAt, timeZone, format, status } = event;
  const start = readClock(startsAt, timeZone);
  const when = `${start.weekdayDate}, ${start.time} ${start.zone}`;
  return { event: title, when, format, ...(status === 'full' && { list }) };
}
