import { eventPaths } from '#features/events/calendar-files/calendar-event.ts';
import type { EventView } from '#features/events/event.ts';
import { addressOf } from '#site/site.ts';
import { instantOf, momentWithOffset } from '#site/time/wall-clock.ts';
import type { EventRecord } from './event-record.schema.ts';

/**
 * An event → the record that is published of one. Addresses become absolute at `site`, times carry the
 * offset of the event’s zone. A field that is not named here is not published.
 */
export function eventRecord(event: EventView, site: URL | string): EventRecord {
  const { id, href, title, summary, startsAt, endsAt, timeZone, location, format } = event;
  const { region, topics, status, statusNote, movedFrom, speakers, howToJoin, access } = event;
  const { link, recording, slides, updated, revision } = event;
  const at = (path: string) => new URL(path, site).href;
  const atIfAny = (link?: string) => {
    const path = addressOf(link);
    return path && at(path);
  };
  const moment = (instant: string) => momentWithOffset(instant, timeZone);
  return {
    ...{ id, url: at(href), calendarUrl: at(eventPaths(event).file), title, summary },
    ...{ start: moment(startsAt), end: moment(endsAt), timeZone },
    ...{ location, format, region, topics, status, statusNote },
    movedFrom: movedFrom && moment(instantOf(movedFrom, timeZone)),
    hostUrl: atIfAny(link),
    speakers: speakers.map(({ name, href: profile }) => ({ name, url: at(profile) })),
    ...{ howToJoin, access },
    recordingUrl: atIfAny(recording),
    slidesUrl: atIfAny(slides),
    ...{ updated, revision },
  };
}
