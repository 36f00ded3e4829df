import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { eventSchema } from './event.schema.ts';
import { calendarFilesSchema, eventPageSchema } from './events.pages.ts';

/**
 * The kinds of content of this room, but for the words of the pages that have a row in
 * `events.pages.ts`.
 */
export const eventsKinds = {
  events: {
    group: 'Stories and events',
    label: 'Events',
    singular: 'event',
    hint: 'Everything in the calendar, to come and past.',
    preview: '/resources/events-calendar/{id}',
    folder: 'events',
    format: 'md',
    schema: eventSchema,
    reserved: ['all', 'parts'],
    weight: 'working',
  },
  eventPage: wordsOfPage({
    file: 'event',
    label: 'Page of an event',
    href: '/resources/events-calendar',
    schema: eventPageSchema,
  }),
  calendarFiles: wordsOfPage({
    file: 'calendar-files',
    label: 'Calendar files',
    href: '/resources/events-calendar',
    schema: calendarFilesSchema,
  }),
} as const satisfies Record<string, KindRow>;
