import { type Advice, type Entry, faultAt, type Ids } from './entry.ts';
import { type Fault, fileStart } from './fault.ts';
import {
  claimOf,
  eventOf,
  type Published,
  type PublishedClaim,
  type PublishedEvent,
} from './published.ts';
import { judge } from './schema-faults.ts';

/**
 * Faults of changes that were made since the site was published without telling visitors. An event whose time, place
 * or status changed needs a higher `revision`, the day of the change in `updated` and, as long as it is to come, a new
 * `statusNote`. A claim whose figure, sentence, source or status changed needs a new line of `history`.
 *
 * Entries that are new since then have no such fault, nor has a field that is wrong itself. `today` (`YYYY-MM-DD`) is
 * the day in the remedies, and decides whether an event is to come.
 */
export function changeFaults(
  published: Published,
  entries: readonly Entry[],
  today: string,
): Fault[] {
  return entries.flatMap((entry) => {
    if (entry.data === undefined || entry.data === null) return [];
    const event = entry.kindName === 'events' ? published.events[entry.id] : undefined;
    if (event) return eventChangeFaults(entry, event, today);
    const claim = entry.kindName === 'claims' ? published.claims[entry.id] : undefined;
    return claim ? claimChangeFaults(entry, claim, today) : [];
  });
}

/**
 * Faults of published events whose file is gone before their day: calendars and visitors keep them, so they must be
 * cancelled first. Events that are over or cancelled may go, and so may claims: what still names a claim that is gone is
 * a fault of its own.
 */
export function removalFaults(published: Published, ids: Ids, today: string): Fault[] {
  const left = Object.entries(published.events).filter(
    ([id, event]) =>
      !ids.get('events')?.has(id) && event.status !== 'cancelled' && dayOf(event.end) >= today,
  );
  return left.map(([id, event]) => ({
    ...{ file: `events/${id}.md`, ...fileStart, field: '', found: 'nothing' },
    problem: `the event of ${event.start} was published and its file is gone, but people have it in their calendars`,
    remedy: `Bring the file back and write \`status: cancelled\`, \`revision: ${event.revision + 1}\`, \`updated: "${today}"\` and a \`statusNote\` that says why. Delete it once its day is over.`,
  }));
}

/** What a change of an event is called; a change of `end` alone needs no note, since nobody comes at another time for it. */
const eventParts = {
  start: { noun: 'start', isTold: true },
  end: { noun: 'end', isTold: false },
  zone: { noun: 'time zone', isTold: true },
  location: { noun: 'place', isTold: true },
  format: { noun: 'format', isTold: true },
  status: { noun: 'status', isTold: true },
} as const;
type EventPart = keyof typeof eventParts;

function eventChangeFaults(entry: Entry, was: PublishedEvent, today: string): Fault[] {
  const is = eventOf(entry.data as Record<string, unknown>);
  const wrong = wrongFields(entry);
  const parts = (Object.keys(eventParts) as EventPart[]).filter(
    (part) => is[part] !== was[part] && !wrong.has(part),
  );
  const at = (field: keyof PublishedEvent, advice: Advice): Fault[] =>
    wrong.has(field) ? [] : [faultNear(entry, field, parts[0], advice)];
  if (is.revision < was.revision) {
    return at('revision', {
      problem: `is lower than the ${was.revision} that was published, so calendars would not take over what follows`,
      remedy: `Write \`revision: ${was.revision + (parts.length > 0 ? 1 : 0)}\`.`,
    });
  }
  if (parts.length === 0) return [];
  const changed = parts
    .map((part) => `the ${eventParts[part].noun} was "${was[part]}", is "${is[part]}"`)
    .join(', ');
  const faults: Fault[] = [];
  if (is.revision === was.revision) {
    const problem = `${changed}; calendars take that over only with a higher revision`;
    const remedy = `Write \`revision: ${was.revision + 1}\`; ${was.revision} is what was published.`;
    faults.push(...at('revision', { problem, remedy }));
  }
  if (is.updated <= was.updated && is.updated !== today) {
    const problem = `${changed}, but the day of the change is that of before`;
    faults.push(...at('updated', { problem, remedy: `Write \`updated: "${today}"\`.` }));
  }
  return [...faults, ...untoldFaults(was, is, { parts, changed, today, at })];
}

interface EventChange {
  parts: readonly EventPart[];
  changed: string;
  today: string;
  at: (field: keyof PublishedEvent, advice: Advice) => Fault[];
}

/** Visitors who know an event as it was read its note; one that is over needs none. */
function untoldFaults(
  was: PublishedEvent,
  is: PublishedEvent,
  { parts, changed, today, at }: EventChange,
): Fault[] {
  const told = parts.filter((part) => eventParts[part].isTold);
  const isToCome = dayOf(was.end) >= today || dayOf(is.end) >= today;
  if (!isToCome || told.length === 0) return [];
  const note = noteFor(told, was, is);
  if (is.status === 'scheduled') {
    if (told.every((part) => part === 'status')) return [];
    const from = told.includes('start') ? `, \`movedFrom: "${was.start}"\`` : '';
    return at('status', {
      problem: `${changed}, but visitors are not told`,
      remedy: `Write \`status: moved\`${from} and \`statusNote: "${note}"\`, in your words.`,
    });
  }
  if (is.statusNote === null || is.statusNote !== was.statusNote) return [];
  return at('statusNote', {
    problem: `${changed}, but the note for visitors is that of before`,
    remedy: `Say in it what changed: \`statusNote: "${note}"\`, in your words.`,
  });
}

function noteFor(told: readonly EventPart[], was: PublishedEvent, is: PublishedEvent): string {
  if (told.includes('status') && is.status === 'cancelled') return 'Cancelled, because …';
  if (told.includes('status') && is.status === 'full') return 'Every seat is taken.';
  const [part = 'start'] = told;
  return `Moved: the ${eventParts[part].noun} is now ${is[part]} instead of ${was[part]}.`;
}

function claimChangeFaults(entry: Entry, was: PublishedClaim, today: string): Fault[] {
  const is = claimOf(entry.data as Record<string, unknown>);
  const wrong = wrongFields(entry);
  if (wrong.has('history')) return [];
  const at = (advice: Advice) => {
    const { history } = entry.data as { history?: unknown[] };
    return [faultAt(entry, ['history'], history?.at(-1), advice)];
  };
  if (is.history < was.history) {
    return at({
      problem: `has ${is.history} of the ${was.history} lines that were published`,
      remedy: 'Bring the lines that were published back, word for word; add what is new below.',
    });
  }
  const parts = (['figure', 'status', 'wording', 'source'] as const).filter(
    (part) => is[part] !== was[part] && !wrong.has(part),
  );
  if (parts.length === 0 || is.history > was.history) return [];
  const changed = parts.map((part) => {
    if (part === 'wording') return 'the sentence has other words';
    if (part === 'source') return 'the source is another one';
    return `the ${part} was ${quoted(was[part])}, is ${quoted(is[part])}`;
  });
  return at({
    problem: `${changed.join(', ')} since it was published, and no line says so`,
    remedy: `Add at its end \`- date: "${today}"\` and below it \`change: …\`, with a sentence on what was changed and why.`,
  });
}

/** Names of the fields that the schema has something against: they are reported by it, and are no change yet. */
function wrongFields(entry: Entry): ReadonlySet<PropertyKey | undefined> {
  return new Set(judge(entry.kind.schema, entry.data).map(({ path }) => path[0]));
}

/** A fault of a field; where that field is not written yet, at the place of what changed. */
function faultNear(
  entry: Entry,
  field: string,
  changed: EventPart | undefined,
  advice: Advice,
): Fault {
  const value = (entry.data as Record<string, unknown>)[field];
  const place = faultAt(entry, [value === undefined ? (changed ?? field) : field], value, advice);
  return { ...place, field };
}

function dayOf(local: string): string {
  return local.slice(0, 10);
}

function quoted(value: string | null): string {
  return value === null ? 'none' : `"${value}"`;
}
