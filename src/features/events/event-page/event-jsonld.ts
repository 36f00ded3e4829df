import type {
  Event,
  EventAttendanceModeEnumeration,
  EventStatusType,
  Place,
  VirtualLocation,
  WithContext,
} from 'schema-dts';
import type { EventView } from '#features/events/event.ts';
import { instantOf, momentWithOffset } from '#site/time/wall-clock.ts';
import type { Format } from '#site/vocabulary.ts';

const attendance: Readonly<Record<Format, EventAttendanceModeEnumeration>> = {
  'in-person': 'https://schema.org/OfflineEventAttendanceMode',
  virtual: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
};

const statuses: Readonly<Record<EventView['status'], EventStatusType>> = {
  scheduled: 'https://schema.org/EventScheduled',
  full: 'https://schema.org/EventScheduled',
  moved: 'https://schema.org/EventRescheduled',
  cancelled: 'https://schema.org/EventCancelled',
};

/** What the data of an event is made of. */
export interface EventDataParts {
  event: EventView;
  /** Where the site is. */
  site: URL | string;
  siteName: string;
  /** Path of the picture of shared links. */
  image: string;
}

/**
 * An event → what search engines may know of it (schema.org Event, and developers.google.com/search, Event).
 * Times have the offset of the event's zone; a moved one says when it was before.
 */
export function eventJsonLd({ event, site, siteName, image }: EventDataParts): WithContext<Event> {
  const at = (path: string) => new URL(path, site).href;
  const moment = (instant: string) => momentWithOffset(instant, event.timeZone);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    url: at(event.href),
    image: at(image),
    startDate: moment(event.startsAt),
    endDate: moment(event.endsAt),
    ...(event.movedFrom && {
      previousStartDate: moment(instantOf(event.movedFrom, event.timeZone)),
    }),
    eventAttendanceMode: attendance[event.format],
    eventStatus: statuses[event.status],
    ...(event.status === 'full' && { remainingAttendeeCapacity: 0 }),
    location: locationOf(event, at),
    organizer: { '@type': 'Organization', name: siteName, url: at('/') },
    ...(event.speakers.length > 0 && {
      performer: event.speakers.map(({ name, href }) => ({
        '@type': 'Person' as const,
        name,
        url: at(href),
      })),
    }),
    keywords: event.topics.join(', '),
  };
}

function locationOf(event: EventView, at: (path: string) => string) {
  const place: Place = { '@type': 'Place', name: event.location, address: event.location };
  const online: VirtualLocation = {
    '@type': 'VirtualLocation',
    url: event.link ? at(event.link) : at(event.href),
  };
  if (event.format === 'virtual') return online;
  return event.format === 'hybrid' ? [place, online] : place;
}
