import { addressOf } from '#site/site.ts';
import { clockLabel, shortDate, weekdayDate, zoneNameAt } from '#site/time/labels.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import { formatLabels } from '#site/vocabulary.ts';
import type { EventFile } from './event.schema.ts';

/** An event as views see one: its times as instants and in words. */
export interface EventView extends Omit<EventFile, 'start' | 'end' | 'zone' | 'link' | 'speakers'> {
  id: string;
  href: string;
  /** Start and end as instants, ISO 8601 UTC, and the IANA zone of the place or the host. */
  startsAt: string;
  endsAt: string;
  timeZone: string;
  /** `Nov 19, 2026`, `6:00 PM`, `Thursday, November 19, 2026`, `Central Standard Time`. */
  day: string;
  time: string;
  endTime: string;
  weekday: string;
  zone: string;
  formatLabel: string;
  link: string | undefined;
  speakers: readonly { name: string; href: string; title: string }[];
}

/** An event file → its view, without the speakers, whom the loader puts in. */
export function eventView(id: string, file: EventFile): Omit<EventView, 'speakers'> {
  const { start, end, zone, link, speakers: _, ...words } = file;
  return {
    ...words,
    id,
    href: `/resources/events-calendar/${id}`,
    startsAt: instantOf(start, zone),
    endsAt: instantOf(end, zone),
    timeZone: zone,
    day: shortDate(start),
    time: clockLabel(start),
    endTime: clockLabel(end),
    weekday: weekdayDate(start),
    zone: zoneNameAt(start, zone),
    formatLabel: formatLabels[file.format],
    link: addressOf(link),
  };
}
