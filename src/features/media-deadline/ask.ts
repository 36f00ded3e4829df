import { isPlainDay } from '#site/plain-date.ts';
import { instantAt } from '#site/wall-clock.ts';

/** What a visitor asks; what is empty is not asked. It stands in the address. */
export interface Ask {
  topic: string;
  lang: string;
  place: string;
  /** The deadline on a wall clock, `YYYY-MM-DDTHH:MM`. */
  by: string;
  /** The IANA zone of that clock. */
  zone: string;
}

export const emptyAsk: Ask = { topic: '', lang: '', place: '', by: '', zone: '' };

/** What can be asked for. */
export interface AskValues {
  topics: readonly string[];
  languages: readonly string[];
  places: readonly string[];
}

/** The query of an address → what it asks. Unknown subjects, days that do not exist and unknown zones are ignored. */
export function askFromAddress(query: URLSearchParams, values: AskValues): Ask {
  const one = (key: string, known: readonly string[]) =>
    known.find((value) => value === query.get(key)) ?? '';
  const by = query.get('by') ?? '';
  const zone = query.get('zone') ?? '';
  return {
    topic: one('topic', values.topics),
    lang: one('lang', values.languages),
    place: one('place', values.places),
    by: isLocalTime(by) ? by : '',
    zone: isZone(zone) ? zone : '',
  };
}

/** What is asked → the query of its address. The zone goes with the deadline, so that a link means one moment everywhere. */
export function askToAddress(ask: Ask): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of ['topic', 'lang', 'place', 'by'] as const) {
    if (ask[key]) query.set(key, ask[key]);
  }
  if (ask.by && ask.zone) query.set('zone', ask.zone);
  return query;
}

/** The deadline as a moment, in milliseconds since 1970; undefined where none is asked. */
export function deadlineOf({ by, zone }: Pick<Ask, 'by' | 'zone'>): number | undefined {
  const [day = '', time = ''] = by.split('T');
  return by && zone ? instantAt(day, time, zone) : undefined;
}

function isLocalTime(value: string): boolean {
  return /^[\d-]{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && isPlainDay(value.slice(0, 10));
}

function isZone(value: string): boolean {
  try {
    return value !== '' && new Intl.DateTimeFormat('en-US', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
}
