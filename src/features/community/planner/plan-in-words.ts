import { clockLabel, weekdayDate } from '#site/time/labels.ts';
import { isPlainDay } from '#site/time/plain-date.ts';
import { fillIn } from '#site/words.ts';
import type { EventDay, PlannedPhase } from './plan.ts';
import type { PlannerPageFile } from './planner-page.schema.ts';

/** `By Saturday, October 24, 2026`; undefined while the event has no day. */
export function dueInWords(
  { day, daysBefore }: Pick<PlannedPhase, 'day' | 'daysBefore'>,
  { due, onDay, after }: PlannerPageFile,
): string | undefined {
  if (day === undefined) return undefined;
  const sentence = daysBefore === 0 ? onDay : daysBefore > 0 ? due : after;
  return fillIn(sentence, { date: weekdayDate(day) });
}

/** `Your event: Saturday, December 5, 2026, 6:00 PM`; undefined while it has no day that exists. */
export function eventInWords(
  { date, time }: EventDay,
  { form }: PlannerPageFile,
): string | undefined {
  if (!isPlainDay(date)) return undefined;
  const words = { date: weekdayDate(date), time: time && clockLabel(time) };
  return fillIn(time ? form.datedAt : form.dated, words);
}
