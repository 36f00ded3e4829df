import type { EventView } from './event.ts';
import { shownTimes } from './event-time.ts';

type Event = Pick<EventView, 'title' | 'startsAt' | 'endsAt' | 'timeZone' | 'format' | 'status'>;

/** What is written on a link that asks for a place, by how the event stands, and the answer `list` where it is full. */
export interface PlaceWords {
  ask: string;
  wait: string;
  list: string;
}

/** What a link that asks for a place knows of the answers of its letter. Times are on the clock of the event. */
export function placeAnswers(event: Event, { list }: Pick<PlaceWords, 'list'>) {
  const { title, format, status } = event;
  const { weekday, time, zone } = shownTimes(event, undefined).lead.start;
  const when = `${weekday}, ${time} ${zone}`;
  return { event: title, when, format, ...(status === 'full' && { list }) };
}
