import { fetchJson } from '#site/use-loaded.ts';
import type { EventDetails } from './calendar-entry.ts';
import type { SearchedTexts } from './search-events.ts';

const folder = '/resources/events-calendar/parts';

/** Every event, for a calendar of which the page holds only the months around its building. */
export const entriesHref = `${folder}/events.json`;
/** What is searched of each event. */
const descriptionsHref = `${folder}/descriptions.json`;
/** What only the dialog shows of an event. */
const detailsHref = (id: string) => `${folder}/details/${id}.json`;

export const fetchSearchedTexts = () =>
  fetchJson<Readonly<Record<string, SearchedTexts>>>(descriptionsHref);
export const fetchDetails = (id: string) => fetchJson<EventDetails>(detailsHref(id));

/** Throws where the answer is not the file. */
