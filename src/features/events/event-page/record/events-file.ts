import type { EventView } from '#features/events/event.ts';
import { byStart } from '#features/events/event-phase.ts';
import { type DataSource, dataFileHead, publishedSchema } from '#files/data-file/data-file.ts';
import { eventRecord } from './event-record.ts';
import { type EventsFile, eventsFileSchema } from './events-file.schema.ts';
import { calendarHref, eventsSchemaHref } from './events-hrefs.ts';

/** All events → the file that publishes them. The same events always give the same file. */
export function eventsFile(
  events: readonly EventView[],
  source: DataSource,
  site: URL | string,
): EventsFile {
  return {
    ...dataFileHead({ schema: eventsSchemaHref, page: calendarHref }, source, site),
    events: events.toSorted(byStart).map((event) => eventRecord(event, site)),
  };
}

/** The published description of that file: JSON Schema, draft 2020-12. */
export function eventsFileJsonSchema(site: URL | string) {
  return publishedSchema(eventsFileSchema, eventsSchemaHref, site);
}
