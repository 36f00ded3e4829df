import { addDays, isPlainDay } from '#site/time/plain-date.ts';
import { instantAt, wallClock } from '#site/time/wall-clock.ts';

/** A request, as the query string has it. An empty part asks for nothing. */
export interface Ask {
  /** The id of a speaker. */
  speaker: string;
  topic: string;
  lang: string;
  /** The region in which the speaker is based. */
  place: string;
  /** The deadline on a wall clock, `YYYY-MM-DDTHH:MM`. */
  by: string;
  /** The IANA zone of that clock. */
  zone: string;
}

/** The request that asks for nothing. */
export const emptyAsk: Ask = { speaker: '', topic: '', lang: '', place: '', by: '', zone: '' };

/** The values on offer for each part of a request that is a choice, in the order shown. */
export type AskOptions = Readonly<Record<'topic' | 'lang' | 'place', readonly string[]>>;

/**
 * Reads a request from a query string; `speakerIds` are those of the people who take requests.
 * Unknown speakers and values, days that do not exist and unknown zones are ignored.
 */
export function readAsk(
  query: URLSearchParams,
  options: AskOptions,
  speakerIds: readonly string[],
): Ask {
  const valueAmong = (key: string, values: readonly string[]) =>
    values.find((value) => value === query.get(key)) ?? '';
  const by = query.get('by') ?? '';
  const zone = query.get('zone') ?? '';
  return {
    speaker: valueAmong('speaker', speakerIds),
    topic: valueAmong('topic', options.topic),
    lang: valueAmong('lang', options.lang),
    place: valueAmong('place', options.place),
    by: isLocalTime(by) ? by : '',
    zone: isZone(zone) ? zone : '',
  };
}

/**
 * Returns the query string of a request. A deadline is written with its zone, because a link must
 * mean one moment everywhere.
 */
export function writeAsk(ask: Ask): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of ['topic', 'lang', 'place', 'speaker', 'by'] as const) {
    if (ask[key]) query.set(key, ask[key]);
  }
  if (ask.by && ask.zone) query.set('zone', ask.zone);
  return query;
}

/** Returns the deadline in milliseconds since 1970; undefined without a deadline or a zone. */
export function deadlineOf({ by, zone }: Pick<Ask, 'by' | 'zone'>): number | undefined {
  const [day = '', time = ''] = by.split('T');
  return by && zone ? instantAt(day, time, zone) : undefined;
}

/** Whether `value` is a day that exists and a time: `YYYY-MM-DDTHH:MM`. */
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

const minute = 60_000;
const soonest = 90 * minute;
const rounding = 5 * minute;

/**
 * Returns the most frequent deadlines, as `by` (`YYYY-MM-DDTHH:MM`) on the clock of a zone: 90
 * minutes from now, rounded up to 5 minutes; today at 5 PM while that lies ahead; tomorrow at 9 AM.
 * `now` is in milliseconds since 1970. A time that the clock shows twice means the first of the
 * two, as everywhere on this page, because the second would offer people too late.
 */
export function soonDeadlines(
  now: number,
  zone: string,
): { id: 'soon' | 'today' | 'tomorrow'; by: string }[] {
  const soon = wallClock(Math.ceil((now + soonest) / rounding) * rounding, zone);
  const { day } = wallClock(now, zone);
  const isAhead = instantAt(day, '17:00', zone) > now;
  return [
    { id: 'soon', by: `${soon.day}T${soon.time}` },
    ...(isAhead ? [{ id: 'today' as const, by: `${day}T17:00` }] : []),
    { id: 'tomorrow', by: `${addDays(day, 1)}T09:00` },
  ];
}
