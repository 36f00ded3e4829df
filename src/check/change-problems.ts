import { choiceLabel } from '#content/field-label.ts';
import { longDate } from '#site/time/labels.ts';
import { capitalized } from '#site/words.ts';
import { isIdOfDraft } from './drafts.ts';
import { type Entry, fieldValues, type Ids, problemAt } from './entry.ts';
import { momentLabel } from './form-values.ts';
import { fileProblem, type Problem, type ProblemText } from './problem.ts';
import {
  claimToPublish,
  eventToPublish,
  type Published,
  type PublishedClaim,
  type PublishedEvent,
} from './published.ts';
import { issuesOf } from './zod-issues.ts';

/**
 * Problems of changes since the site was published of which visitors are not told. An event whose
 * time, place or status changed needs a higher `revision` (RFC 5546, section 2.1.4), the day of the
 * change in `updated` and, as long as it is to come, a new `statusNote`. A claim whose figure,
 * sentence, source or status changed needs a new line of `history`. `today` is `YYYY-MM-DD`.
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
 * them, so they must be cancelled first. For a claim that is gone there is no problem here; each
 * reference to it has its own.
 */
export function removalProblems(published: Published, ids: Ids, today: string): Problem[] {
  const removed = Object.entries(published.events).filter(
    ([id, event]) =>
      !ids.get('events')?.has(id) && event.status !== 'cancelled' && dayOf(event.end) >= today,
  );
  return removed.map(([id, event]) => {
    const isHeldBack = isIdOfDraft(ids, 'events', id);
    const gone = isHeldBack ? 'is now marked as not ready' : 'its file is gone';
    const message = `the event of ${event.start} was published and ${gone}, but people have it in their calendars`;
    const undo = isHeldBack ? 'Take that mark away' : 'Bring the file back';
    const fix = `${undo} and write \`status: cancelled\`, \`revision: ${event.revision + 1}\`, \`updated: "${today}"\` and a \`statusNote\` that says why. Delete it once its day is over.`;
    const happened = isHeldBack ? 'is marked as not ready' : 'is deleted here';
    const undoInForm = isHeldBack
      ? 'Take that mark away and cancel it'
      : 'Put it back under “See what changes” and cancel it';
    const inForm = `The event of ${momentLabel(event.start)} was published and ${happened}, but people have it in their calendars. ${undoInForm}; delete it once its day is over.`;
    return fileProblem(`events/${id}.md`, { message, fix, inForm }, { found: 'nothing' });
  });
}

/**
 * The fields of an event whose change visitors must know, by what the report calls them. A change
 * of `end` alone needs no note, since nobody comes at another time for it.
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

function eventChangeProblems(entry: Entry, before: PublishedEvent, today: string): Problem[] {
  const now = eventToPublish(fieldValues(entry));
  const invalid = invalidFields(entry);
  const parts = (Object.keys(eventParts) as EventPart[]).filter(
    (part) => now[part] !== before[part] && !invalid.has(part),
  );
  // The problem of a field that is not written yet is at the place of what changed.
  const problemsAt = (field: keyof PublishedEvent, problem: ProblemText): Problem[] => {
    if (invalid.has(field)) return [];
    const value = fieldValues(entry)[field];
    const path = [value === undefined ? (parts[0] ?? field) : field];
    return [{ ...problemAt(entry, path, value, problem), field }];
  };
  if (now.revision < before.revision) {
    const least = before.revision + (parts.length > 0 ? 1 : 0);
    return problemsAt('revision', {
      inForm: `Write ${least}. Published was ${before.revision}, and calendars take nothing over that has a lower number.`,
      message: `is lower than the ${before.revision} that was published, so calendars would not take over what follows`,
      fix: `Write \`revision: ${least}\`.`,
    });
  }
  if (parts.length === 0) return [];
  const changed = parts
    .map((part) => `the ${eventParts[part].noun} was "${before[part]}", is "${now[part]}"`)
    .join(', ');
  const changedInForm = capitalized(
    parts
      .map((part) => {
        const was = partLabel(part, before[part]);
        return `the ${eventParts[part].noun} was ${was} and is ${partLabel(part, now[part])}`;
      })
      .join('; '),
  );
  const problems: Problem[] = [];
  if (now.revision === before.revision) {
    const message = `${changed}; calendars take that over only with a higher revision`;
    const fix = `Write \`revision: ${before.revision + 1}\`; ${before.revision} is what was published.`;
    const inForm = `${changedInForm}. Calendars take that over only with a higher number: write ${before.revision + 1}.`;
    problems.push(...problemsAt('revision', { message, fix, inForm }));
  }
  if (now.updated <= before.updated && now.updated !== today) {
    const message = `${changed}, but the day of the change is that of before`;
    const fix = `Write \`updated: "${today}"\`.`;
    const inForm = `${changedInForm}. Choose the day of that change, such as today, ${longDate(today)}.`;
    problems.push(...problemsAt('updated', { message, fix, inForm }));
  }
  // Visitors who know an event as it was read its note; one that is over needs none.
  const isToCome = dayOf(before.end) >= today || dayOf(now.end) >= today;
  const partsToNote = parts.filter((part) => isToCome && eventParts[part].needsNote);
  const note = missingNote(before, now, partsToNote, { inFile: changed, inForm: changedInForm });
  return note ? [...problems, ...problemsAt(...note)] : problems;
}

/**
 * The field in which an event to come must tell visitors what changed, and the problem that it does
 * not; undefined where visitors are told. `changed` says what changed, in words of file and form.
 */
function missingNote(
  before: PublishedEvent,
  now: PublishedEvent,
  partsToNote: readonly EventPart[],
  changed: { inFile: string; inForm: string },
): [field: 'status' | 'statusNote', ProblemText] | undefined {
  if (partsToNote.length === 0) return undefined;
  const note = noteFor(partsToNote, before, now, (_, value) => value ?? '');
  const noteInForm = noteFor(partsToNote, before, now, partLabel);
  if (now.status === 'scheduled') {
    if (partsToNote.every((part) => part === 'status')) return undefined;
    const from = partsToNote.includes('start') ? `, \`movedFrom: "${before.start}"\`` : '';
    const message = `${changed.inFile}, but visitors are not told`;
    const fix = `Write \`status: moved\`${from} and \`statusNote: "${note}"\`, in your words.`;
    const fromInForm = partsToNote.includes('start')
      ? `, choose ${momentLabel(before.start)} under “Moved from”,`
      : '';
    const inForm = `${changed.inForm}, and visitors are not told. Choose Moved${fromInForm} and say under “What visitors must know”, in your words: “${noteInForm}”`;
    return ['status', { message, fix, inForm }];
  }
  if (now.statusNote === null || now.statusNote !== before.statusNote) return undefined;
  const message = `${changed.inFile}, but the note for visitors is that of before`;
  const fix = `Say in it what changed: \`statusNote: "${note}"\`, in your words.`;
  const inForm = `${changed.inForm}, and this note is still that of before. Say what changed, in your words: “${noteInForm}”`;
  return ['statusNote', { message, fix, inForm }];
}

function noteFor(
  partsToNote: readonly EventPart[],
  before: PublishedEvent,
  now: PublishedEvent,
  shown: typeof partLabel,
): string {
  if (partsToNote.includes('status') && now.status === 'cancelled') return 'Canceled, because …';
  if (partsToNote.includes('status') && now.status === 'full') return 'Every seat is taken.';
  const [part = 'start'] = partsToNote;
  const is = shown(part, now[part]);
  return `Moved: the ${eventParts[part].noun} is now ${is} instead of ${shown(part, before[part])}.`;
}

/** A part of an event as the form shows it. */
function partLabel(part: EventPart, value: string | null): string {
  if (value === null) return 'none';
  if (part === 'start' || part === 'end') return momentLabel(value);
  return part === 'format' || part === 'status' ? choiceLabel(value) : value;
}

function claimChangeProblems(entry: Entry, before: PublishedClaim, today: string): Problem[] {
  const now = claimToPublish(fieldValues(entry));
  const invalid = invalidFields(entry);
  if (invalid.has('history')) return [];
  const historyProblem = (problem: ProblemText) => {
    const { history } = entry.data as { history?: unknown[] };
    return [problemAt(entry, ['history'], history?.at(-1), problem)];
  };
  if (now.history < before.history) {
    return historyProblem({
      message: `has ${now.history} of the ${before.history} lines that were published`,
      fix: 'Bring the lines that were published back, word for word; add what is new below.',
      inForm: `${before.history} changes were published, and ${now.history} are here. Bring the others back, word for word, and add what is new at the end.`,
    });
  }
  const parts = (['figure', 'status', 'wording', 'source'] as const).filter(
    (part) => now[part] !== before[part] && !invalid.has(part),
  );
  if (parts.length === 0 || now.history > before.history) return [];
  const changed = parts.map((part) => {
    if (part === 'wording') return 'the sentence has other words';
    if (part === 'source') return 'the source is another one';
    return `the ${part} was ${quoted(before[part])}, is ${quoted(now[part])}`;
  });
  return historyProblem({
    inForm: `${capitalized(changed.join(', ').replaceAll(/"([^"]*)"/g, '“$1”'))} since it was published, and nothing here says so. Add a history line with the day, and in a sentence what was changed and why.`,
    message: `${changed.join(', ')} since it was published, and no line says so`,
    fix: `Add at its end \`- date: "${today}"\` and below it \`change: …\`, with a sentence on what was changed and why.`,
  });
}

/**
 * The names of the fields that do not fit the schema: that is a problem of its own, and no change
 * yet.
 */
function invalidFields(entry: Entry): ReadonlySet<PropertyKey | undefined> {
  return new Set(issuesOf(entry.kind.schema, entry.data).map(({ path }) => path[0]));
}

/** `YYYY-MM-DD` of `YYYY-MM-DDTHH:MM`. */
function dayOf(local: string): string {
  return local.slice(0, 10);
}

function quoted(value: string | null): string {
  return value === null ? 'none' : `"${value}"`;
}
