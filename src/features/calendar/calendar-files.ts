import type { CalendarEntry } from './calendar-entry.ts';
import type { EventDetails } from './event-details.ts';
import type { Descriptions } from './filter-events.ts';

const folder = '/resources/events-calendar/parts';

/** Every event, for a calendar of which the page holds only the months around its building. */
export const entriesHref = `${folder}/events.json`;
/** What is searched of each event beside its title. */
export const descriptionsHref = `${folder}/descriptions.json`;
/** What only the dialog shows of an event. */
export const detailsHref = (id: string) => `${folder}/details/${id}.json`;

export const fetchEntries = () => fetchJson<readonly CalendarEntry[]>(entriesHref);
export const fetchDescriptions = () => fetchJson<Descriptions>(descriptionsHref);
export const fetchDetails = (id: string) => fetchJson<EventDetails>(detailsHref(id));

/** Throws where the answer is not the file. */
async function fetchJson<Value>(href: string): Promise<Value> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return answer.json();
}
