import type {
  Event,
  EventAttendanceModeEnumeration,
  EventStatusType,
  Place,
  VirtualLocation,
  WithContext,
} from 'schema-dts';
import type { EventView } from '#features/events/event.ts';
import type { EventPageFile } from '#features/events/events.words.ts';
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
 * An event → its structured data (schema.org Event; developers.google.com/search, Event), with
 * times in the offset of its zone.
 */
export function eventJsonLd({ event, site, siteName, image }: DataParts): WithContext<Event> {
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
  const online: VirtualLocation = { '@type': 'VirtualLocation', url: at(event.link ?? event.href) };
  if (event.format === 'virtual') return online;
  return event.format === 'hybrid' ? [place, online] : place;
}

/**
 * An event → the share image of its page, as text. Its first line names a status other than
 * scheduled.
 */
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

/** The path of that image, and its alternative text. */
export function eventShareImage({ id, title, weekday, location }: EventView): ShareImage {
  return { src: `/share/events/${id}.png`, alt: `${title}. ${weekday}, ${location}` };
}
