import { eventView } from '#features/events/event.ts';
import { passagesOf } from './passages.ts';
import type { SearchRecord } from './search-record.ts';
import type { Source } from './source.ts';

/** Every event with its day, place and people. */
export function eventRecords({ events, speakers }: Source): SearchRecord[] {
  return events.map(({ id, data, body }) => {
    const event = eventView(id, data);
    const people = speakers.filter((speaker) => data.speakers.includes(speaker.id));
    return {
      id: `event-${id}`,
      kind: 'event',
      href: event.href,
      title: event.title,
      about: `${event.weekday}, ${event.location}. ${event.summary}`,
      also: ['event', event.formatLabel, event.region, ...event.topics].join('; '),
      text: [
        ...passagesOf(body),
        ...people.map((person) => `${person.data.name}, ${person.data.title}`),
        event.howToJoin,
        event.access,
      ],
    };
  });
}
