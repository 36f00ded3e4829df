/** Where the events are as data, and what describes that. */
export const eventsFileHref = '/data/events.json';
export const eventsSchemaHref = '/data/events.schema.json';

/** Where people read them. */
export const calendarHref = '/resources/events-calendar';
