import type {
  Event,
  EventAttendanceModeEnumeration,
  EventStatusType,
  Place,
  VirtualLocation,
  WithContext,
} from 'schema-dts';
import type { EventView } from '#features/events/event.ts';
import type { EventPageFile } from '#features/events/events.table.ts';
import type { ShareCard, ShareImage } from '#files/share-image/share-card.ts';
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

interface DataParts {
  event: EventView;
  site: URL | string;
  siteName: string;
  image: string;
}

/**
 * Returns the structured data of an event (schema.org Event; developers.google.com/search, Event).
 * Times have the offset of the event's zone.
 */
export function eventJsonLd({ event, site, siteName, image }: DataParts): WithContext<Event> {
  const address = (path: string) => new URL(path, site).href;
  const moment = (instant: string) => momentWithOffset(instant, event.timeZone);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    url: address(event.href),
    image: address(image),
    startDate: moment(event.startsAt),
    endDate: moment(event.endsAt),
    ...(event.movedFrom && {
      previousStartDate: moment(instantOf(event.movedFrom, event.timeZone)),
    }),
    eventAttendanceMode: attendance[event.format],
    eventStatus: statuses[event.status],
    ...(event.status === 'full' && { remainingAttendeeCapacity: 0 }),
    location: eventLocation(event, address),
    organizer: { '@type': 'Organization', name: siteName, url: address('/') },
    ...(event.speakers.length > 0 && {
      performer: event.speakers.map(({ name, href }) => ({
        '@type': 'Person' as const,
        name,
        url: address(href),
      })),
    }),
    keywords: event.topics.join(', '),
  };
}

function eventLocation(event: EventView, address: (path: string) => string) {
  const place: Place = { '@type': 'Place', name: event.location, address: event.location };
  const url = address(event.link ?? event.href);
  const online: VirtualLocation = { '@type': 'VirtualLocation', url };
  if (event.format === 'virtual') return online;
  return event.format === 'hybrid' ? [place, online] : place;
}

/** Returns the texts of an event's share image. Its kicker names a status other than scheduled. */
export function eventShareCard(
  event: EventView,
  { kind, status, site }: { kind: string; status: EventPageFile['status']; site: string },
): ShareCard {
  const { title, weekday, time, zone, location, formatLabel, topics } = event;
  const statusWords = event.status === 'scheduled' ? '' : `. ${status[event.status]}`;
  return {
    site,
    kicker: `${kind}, ${formatLabel.toLowerCase()}${statusWords}`,
    title,
    lines: [`${weekday}, ${time} ${zone}`, location],
    tags: topics.slice(0, 3),
  };
}

/** Returns the path of an event's share image, and its alternative text. */
export function eventShareImage({ id, title, weekday, location }: EventView): ShareImage {
  return { src: `/share/events/${id}.png`, alt: `${title}. ${weekday}, ${location}` };
}
