import { momentLabel } from '#check/form-values.ts';
import { promisesPlaces } from '#features/events/place-promise.ts';
import { weekdayDate } from '#site/time/labels.ts';

type Fields = Record<string, unknown>;

/** An event as it is in the form, as it was published if it was, and the day, `YYYY-MM-DD`. */
interface EventToChange {
  data: Fields;
  published: Fields | undefined;
  today: string;
}

/** The new times of a moved event, `YYYY-MM-DDTHH:MM`, and the sentence for visitors. */
interface Move {
  start: string;
  end: string;
  note: string;
}

/**
 * Returns the fields that a move changes, with their new values: times, the start that visitors
 * know, status, note, day of the change, and a revision by which calendars take it over (RFC 5546,
 * section 2.1.4).
 */
export function movedEvent(event: EventToChange, { start, end, note }: Move): Fields {
  const { data, published } = event;
  const known = [published?.['start'], data['start']].find((one) => one && one !== start);
  return {
    start,
    end,
    status: 'moved',
    movedFrom: known,
    statusNote: note.trim(),
    ...changeMarks(event),
  };
}

/**
 * Returns the fields that a cancellation changes. Recording and slides go, since there will be
 * none, and where the event promised places it no longer does.
 */
export function cancelledEvent(event: EventToChange, note: string): Fields {
  const promising = ['howToJoin', 'access'].filter((name) =>
    promisesPlaces(String(event.data[name] ?? '')),
  );
  return {
    status: 'cancelled',
    movedFrom: undefined,
    recording: undefined,
    slides: undefined,
    statusNote: note.trim(),
    ...Object.fromEntries(promising.map((name) => [name, noPlaceNeeded])),
    ...changeMarks(event),
  };
}

const noPlaceNeeded = 'The event does not take place, so nobody needs a place.';

/** The day of a change, and a revision one higher than the published one or the event's own. */
function changeMarks({ data, published, today }: EventToChange): Fields {
  const revisionOf = (fields: Fields | undefined) => Number(fields?.['revision'] ?? 0);
  const isRaised = published !== undefined && revisionOf(data) > revisionOf(published);
  const revision = isRaised ? revisionOf(data) : revisionOf(published ?? data) + 1;
  return { revision, updated: today };
}

/** The sentence that is proposed for a move: "Moved to Tuesday, June 1, 2027, 6:00 PM." */
export function moveNote(start: string): string {
  return `Moved to ${weekdayDate(start).split(',')[0]}, ${momentLabel(start)}.`;
}

/** The end of an event that begins at `start` and is as long as before. */
export function endAfterMove(start: string, before: { start: string; end: string }): string {
  const timeOf = (local: string) => new Date(`${local}Z`).getTime();
  const end = new Date(timeOf(start) + timeOf(before.end) - timeOf(before.start));
  return Number.isNaN(end.getTime()) ? before.end : end.toISOString().slice(0, 16);
}

/** The problem of new times, as a sentence; undefined where an event can be moved to them. */
export function moveProblem(
  { start, end }: Omit<Move, 'note'>,
  before: string,
): string | undefined {
  if (start === '' || end === '') return 'Choose a day and a time for start and end.';
  if (start === before) return 'Choose another start than the one it has.';
  return end <= start ? 'Choose an end that is later than the start.' : undefined;
}
