import { clockLabel, weekdayDate } from '#site/time/labels.ts';
import { addDays, isPlainDay, type PlainDay } from '#site/time/plain-date.ts';
import { fillIn } from '#site/words.ts';
import type { EventDay } from './event-day.ts';
import type { Checklist, PlannerPageFile } from './planner.schema.ts';

export type PlannedPhase = Checklist['phases'][number] & {
  /** Undefined while the day of the event is unknown or does not exist. */
  day: PlainDay | undefined;
  /** Whether that day is over; false while today is unknown. */
  isPast: boolean;
};

/** Returns the phase with this title. Throws where the checklist has none. */
export function checklistPhase(
  title: string,
  phases: Checklist['phases'],
): Checklist['phases'][number] {
  const phase = phases.find((candidate) => candidate.title === title);
  if (!phase) throw new Error(`toolkit/checklist.yaml: there is no phase "${title}"`);
  return phase;
}

/**
 * Returns the phases of the checklist, each with its day for an event on `date`. `date` is
 * `YYYY-MM-DD`, but may be empty or a day that does not exist; then the phases have no day. `today`
 * is undefined before hydration.
 */
export function planPhases(
  { phases }: Checklist,
  date: string,
  today: PlainDay | undefined,
): PlannedPhase[] {
  return phases.map((phase) => {
    const day = isPlainDay(date) ? addDays(date, -phase.daysBefore) : undefined;
    return { ...phase, day, isPast: day !== undefined && today !== undefined && day < today };
  });
}

/** Returns `By Saturday, October 24, 2026`; undefined while the phase has no day. */
export function dueInWords(
  { day, daysBefore }: Pick<PlannedPhase, 'day' | 'daysBefore'>,
  { due, onDay, after }: PlannerPageFile,
): string | undefined {
  if (day === undefined) return undefined;
  const date = weekdayDate(day);
  if (daysBefore === 0) return fillIn(onDay, { date });
  return fillIn(daysBefore > 0 ? due : after, { date });
}

/**
 * Returns `Your event: Saturday, December 5, 2026, 6:00 PM`; undefined while the day is unknown or
 * does not exist.
 */
export function eventInWords(
  { date, time }: EventDay,
  { form }: PlannerPageFile,
): string | undefined {
  if (!isPlainDay(date)) return undefined;
  const words = { date: weekdayDate(date), time: time && clockLabel(time) };
  return fillIn(time ? form.datedAt : form.dated, words);
}

/** Returns the whole plan as plain text. `[x]` is before a ticked task, `[ ]` before the others. */
export function planText(
  plan: readonly PlannedPhase[],
  event: EventDay,
  ticks: ReadonlySet<string>,
  page: PlannerPageFile,
): string {
  const head = [page.title, eventInWords(event, page)].filter(Boolean);
  const groups = plan.map((phase) =>
    [
      [phase.title, dueInWords(phase, page)].filter(Boolean).join('. '),
      ...phase.tasks.map(({ id, task, who }) => `[${ticks.has(id) ? 'x' : ' '}] ${task} (${who})`),
    ].join('\n'),
  );
  return [head.join('\n'), ...groups].join('\n\n');
}
