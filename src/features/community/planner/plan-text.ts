import type { EventDay, PlannedPhase } from './plan.ts';
import { dueInWords, eventInWords } from './plan-in-words.ts';
import type { PlannerPageFile } from './planner-page.schema.ts';

/** The whole plan as plain text: a box before each task, crossed where it is ticked. */
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
