import type { PublishedEvent } from '#check/published.ts';
import { capitalized } from '#site/words.ts';

type Fields = Record<string, unknown>;

/**
 * The fields of an event that calendars take over only with a higher revision (RFC 5546, section
 * 2.1.4), by what a sentence calls them.
 */
const calendarParts = {
  start: 'start',
  end: 'end',
  zone: 'time zone',
  location: 'place',
  format: 'format',
  status: 'status',
} as const;
type CalendarPart = keyof typeof calendarParts;

/**
 * Returns the fields of an event with `revision` raised and `updated` set to `today` (`YYYY-MM-DD`)
 * where its time, place or status is not what was published, and a sentence on what was done. A
 * `revision` or `updated` that is higher already stays, and so does an event that was never
 * published.
 */
export function markEventChange(
  data: Fields,
  published: PublishedEvent | undefined,
  today: string,
): { data: Fields; notes: string[] } {
  const parts = published ? changedParts(data, published) : [];
  if (!published || parts.length === 0) return { data, notes: [] };
  const revision = published.revision + 1;
  const isRaised = typeof data['revision'] !== 'number' || data['revision'] < revision;
  const day = String(data['updated'] ?? '');
  const isDated = day <= published.updated && day !== today;
  const actions = [
    ...(isRaised ? [`revision raised to ${revision}`] : []),
    ...(isDated ? ['updated set to today'] : []),
  ];
  if (actions.length === 0) return { data, notes: [] };
  return {
    data: { ...data, ...(isRaised && { revision }), ...(isDated && { updated: today }) },
    notes: [
      `${whatChanged(parts, data)}: ${actions.join(', ')}. Tell visitors under “What visitors must know”.`,
    ],
  };
}

function changedParts(data: Fields, published: PublishedEvent): CalendarPart[] {
  return (Object.keys(calendarParts) as CalendarPart[]).filter((part) => {
    const value = data[part] ?? (part === 'status' ? 'scheduled' : undefined);
    return typeof value === 'string' && value !== published[part];
  });
}

/** "You changed the start and place of this event". */
function whatChanged(parts: readonly CalendarPart[], data: Fields): string {
  if (parts.includes('status') && data['status'] === 'cancelled') return 'You canceled this event';
  const names = parts.map((part) => calendarParts[part]);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0];
  return `You changed the ${list} of this event`;
}

/** The fields of a claim whose change needs a line of history, by what that line calls them. */
const claimParts = { figure: 'figure', wording: 'sentence', status: 'status', source: 'source' };

/**
 * The line of `history` that a changed claim needs, dated `today` (`YYYY-MM-DD`): what was and what
 * is. Whoever knows why completes it. Undefined where figure, sentence, status and source are what
 * was published, where the claim never was, or where its history has a new line already.
 */
export function historyLine(
  data: Fields,
  published: Fields | undefined,
  today: string,
): { date: string; change: string } | undefined {
  if (!published || historyLength(data) > historyLength(published)) return undefined;
  const changes = Object.entries(claimParts).flatMap(([part, name]) => {
    const before = published[part] ?? null;
    const now = data[part] ?? null;
    if (JSON.stringify(before) === JSON.stringify(now)) return [];
    if (part === 'wording' || part === 'source') return [`the ${name} is new`];
    return [`the ${name} was ${quoted(before)}, is ${quoted(now)}`];
  });
  if (changes.length === 0) return undefined;
  return { date: today, change: `${capitalized(changes.join('; '))}.` };
}

function historyLength({ history }: Fields): number {
  return Array.isArray(history) ? history.length : 0;
}

function quoted(value: unknown): string {
  return value === null ? 'none' : `“${String(value)}”`;
}

/** When and where a claim was read again, and why it changed. Days are `YYYY-MM-DD`. */
interface Reading {
  day: string;
  /** Empty where it was read at the pages that the claim names already. */
  url: string;
  change: string;
  today: string;
}

/** The months from one look at a figure to the next, as the content guide says. */
const monthsToNextCheck = 6;

/**
 * Returns the fields of a claim that a new reading of its source fills: the day, the day of the
 * next one unless that is later already, the page that was read, and a new line of history.
 */
export function readAgain(data: Fields, { day, url, change, today }: Reading): Fields {
  const pages = Array.isArray(data['readAt']) ? data['readAt'] : [];
  const isKnown = url === '' || pages.some((page) => Object(page).url === url);
  const history = Array.isArray(data['history']) ? data['history'] : [];
  const next = new Date(`${day}T00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + monthsToNextCheck);
  const isDue = String(data['nextCheck'] ?? '') <= day;
  return {
    checked: day,
    ...(isDue && { nextCheck: next.toISOString().slice(0, 10) }),
    ...(!isKnown && { readAt: [...pages, { url, year: day.slice(0, 4) }] }),
    history: [...history, { date: today, change }],
  };
}
