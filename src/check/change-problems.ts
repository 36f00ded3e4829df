import { type Entry, type Ids, problemAt, valuesOf } from './entry.ts';
import { fileProblem, type Problem, type ProblemText } from './problem.ts';
import {
  claimOf,
  eventOf,
  type Published,
  type PublishedClaim,
  type PublishedEvent,
} from './published.ts';
import { issuesOf } from './schema-problems.ts';

/**
 * Problems of changes since the site was published of which visitors are not told. An event whose
 * time, place or status changed needs a higher `revision`, the day of the change in `updated` and,
 * as long as it is to come, a new `statusNote`. A claim whose figure, sentence, source or status
 * changed needs a new line of `history`. `today` is `YYYY-MM-DD`.
 */
export function changeProblems(
  published: Published,
  entries: readonly Entry[],
  today: string,
): Problem[] {
  return entries.flatMap((entry) => {
    if (entry.data === undefined || entry.data === null) return [];
    const event = entry.kindName === 'events' ? published.events[entry.id] : undefined;
    if (event) return eventChangeProblems(entry, event, today);
    const claim = entry.kindName === 'claims' ? published.claims[entry.id] : undefined;
    return claim ? claimChangeProblems(entry, claim, today) : [];
  });
}

/**
 * Problems of published events whose file is gone before their day: calendars and visitors keep
 * them, so they must be cancelled first. What still names a claim that is gone is a problem of its
 * own.
 */
export function removalProblems(published: Published, ids: Ids, today: string): Problem[] {
  const left = Object.entries(published.events).filter(
    ([id, event]) =>
      !ids.get('events')?.has(id) && event.status !== 'cancelled' && dayOf(event.end) >= today,
  );
  return left.map(([id, event]) => {
    const message = `the event of ${event.start} was published and its file is gone, but people have it in their calendars`;
    const fix = `Bring the file back and write \`status: cancelled\`, \`revision: ${event.revision + 1}\`, \`updated: "${today}"\` and a \`statusNote\` that says why. Delete it once its day is over.`;
    return fileProblem(`events/${id}.md`, { message, fix }, { found: 'nothing' });
  });
}

/**
 * What a change of an event is called; a change of `end` alone needs no note, since nobody comes at
 * another time for it.
 */
const eventParts = {
  start: { noun: 'start', needsNote: true },
  end: { noun: 'end', needsNote: false },
  zone: { noun: 'time zone', needsNote: true },
  location: { noun: 'place', needsNote: true },
  format: { noun: 'format', needsNote: true },
  status: { noun: 'status', needsNote: true },
} as const;
type EventPart = keyof typeof eventParts;

function eventChangeProblems(entry: Entry, was: PublishedEvent, today: string): Problem[] {
  const is = eventOf(valuesOf(entry));
  const wrong = wrongFields(entry);
  const parts = (Object.keys(eventParts) as EventPart[]).filter(
    (part) => is[part] !== was[part] && !wrong.has(part),
  );
  // The problem of a field that is not written yet is at the place of what changed.
  const at = (field: keyof PublishedEvent, problem: ProblemText): Problem[] => {
    if (wrong.has(field)) return [];
    const value = valuesOf(entry)[field];
    const path = [value === undefined ? (parts[0] ?? field) : field];
    return [{ ...problemAt(entry, path, value, problem), field }];
  };
  if (is.revision < was.revision) {
    return at('revision', {
      message: `is lower than the ${was.revision} that was published, so calendars would not take over what follows`,
      fix: `Write \`revision: ${was.revision + (parts.length > 0 ? 1 : 0)}\`.`,
    });
  }
  if (parts.length === 0) return [];
  const changed = parts
    .map((part) => `the ${eventParts[part].noun} was "${was[part]}", is "${is[part]}"`)
    .join(', ');
  const problems: Problem[] = [];
  if (is.revision === was.revision) {
    const message = `${changed}; calendars take that over only with a higher revision`;
    const fix = `Write \`revision: ${was.revision + 1}\`; ${was.revision} is what was published.`;
    problems.push(...at('revision', { message, fix }));
  }
  if (is.updated <= was.updated && is.updated !== today) {
    const message = `${changed}, but the day of the change is that of before`;
    problems.push(...at('updated', { message, fix: `Write \`updated: "${today}"\`.` }));
  }
  // Visitors who know an event as it was read its note; one that is over needs none.
  const isToCome = dayOf(was.end) >= today || dayOf(is.end) >= today;
  const toNote = parts.filter((part) => isToCome && eventParts[part].needsNote);
  const note = missingNote(was, is, toNote, changed);
  return note ? [...problems, ...at(...note)] : problems;
}

/**
 * The field in which an event to come must tell visitors what changed, and how; undefined where
 * they know already.
 */
function missingNote(
  was: PublishedEvent,
  is: PublishedEvent,
  toNote: readonly EventPart[],
  changed: string,
): [field: 'status' | 'statusNote', ProblemText] | undefined {
  if (toNote.length === 0) return undefined;
  const note = noteFor(toNote, was, is);
  if (is.status === 'scheduled') {
    if (toNote.every((part) => part === 'status')) return undefined;
    const from = toNote.includes('start') ? `, \`movedFrom: "${was.start}"\`` : '';
    const message = `${changed}, but visitors are not told`;
    const fix = `Write \`status: moved\`${from} and \`statusNote: "${note}"\`, in your words.`;
    return ['status', { message, fix }];
  }
  if (is.statusNote === null || is.statusNote !== was.statusNote) return undefined;
  const message = `${changed}, but the note for visitors is that of before`;
  const fix = `Say in it what changed: \`statusNote: "${note}"\`, in your words.`;
  return ['statusNote', { message, fix }];
}

function noteFor(toNote: readonly EventPart[], was: PublishedEvent, is: PublishedEvent): string {
  if (toNote.includes('status') && is.status === 'cancelled') return 'Cancelled, because …';
  if (toNote.includes('status') && is.status === 'full') return 'Every seat is taken.';
  const [part = 'start'] = toNote;
  return `Moved: the ${eventParts[part].noun} is now ${is[part]} instead of ${was[part]}.`;
}

function claimChangeProblems(entry: Entry, was: PublishedClaim, today: string): Problem[] {
  const is = claimOf(valuesOf(entry));
  const wrong = wrongFields(entry);
  if (wrong.has('history')) return [];
  const at = (problem: ProblemText) => {
    const { history } = entry.data as { history?: unknown[] };
    return [problemAt(entry, ['history'], history?.at(-1), problem)];
  };
  if (is.history < was.history) {
    return at({
      message: `has ${is.history} of the ${was.history} lines that were published`,
      fix: 'Bring the lines that were published back, word for word; add what is new below.',
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
    message: `${changed.join(', ')} since it was published, and no line says so`,
    fix: `Add at its end \`- date: "${today}"\` and below it \`change: …\`, with a sentence on what was changed and why.`,
  });
}

/**
 * Names of the fields that the schema has something against: they are reported by it, and are no
 * change yet.
 */
function wrongFields(entry: Entry): ReadonlySet<PropertyKey | undefined> {
  return new Set(issuesOf(entry.kind.schema, entry.data).map(({ path }) => path[0]));
}

function dayOf(local: string): string {
  return local.slice(0, 10);
}

function quoted(value: string | null): string {
  return value === null ? 'none' : `"${value}"`;
}
