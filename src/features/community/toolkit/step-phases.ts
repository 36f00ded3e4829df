import type { Checklist } from '#features/community/planner/planner.schema.ts';

/** A phase of the checklist as the toolkit draws it. */
export interface PhaseCount {
  title: string;
  tasks: number;
}

/** The first day, before the event, of each of the three steps: plan, promote, host. */
const firstDays = [Number.POSITIVE_INFINITY, 29, 1];

/**
 * Returns the phases of the checklist under the steps they belong to: what is due a month before or
 * earlier is planning, what is due from the day before on is hosting, and the rest promoting.
 */
export function phasesByStep(phases: Checklist['phases']): readonly PhaseCount[][] {
  return firstDays.map((first, step) =>
    phases
      .filter(({ daysBefore }) => daysBefore <= first && daysBefore > (firstDays[step + 1] ?? -61))
      .map(({ title, tasks }) => ({ title, tasks: tasks.length })),
  );
}
