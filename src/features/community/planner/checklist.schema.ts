import { z } from 'zod';
import { link, listOf, text } from '#content/fields.ts';

const task = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens, such as "ask-speaker"')
    .describe('Name of the task for the ticks on a visitor’s device; never change it'),
  task: text.describe('What to do, in one sentence'),
  who: text.describe('Who usually does it'),
  note: text.optional().describe('What helps to do it'),
  links: listOf(
    z.strictObject({
      label: text.describe('Its name'),
      href: link.describe('Where it is'),
    }),
  )
    .optional()
    .describe('What the task names'),
});

const phase = z.strictObject({
  title: text.describe('When it is due, in words, such as "Six weeks before"'),
  daysBefore: z
    .int()
    .min(-60)
    .max(365)
    .describe('The same in days before the event; 0 is the day itself, -7 a week after it'),
  tasks: listOf(task).describe('What is due then, in order'),
});

/** Every task of an event and when it is due: the planner dates it. */
export const checklistSchema = z
  .strictObject({ phases: listOf(phase).describe('Groups of tasks, the earliest first') })
  .refine(({ phases }) => isFalling(phases.map(({ daysBefore }) => daysBefore)), {
    path: ['phases'],
    error:
      'must stand in the order of their days, the earliest first, no day twice; put them in that order',
  })
  .refine(({ phases }) => isUnique(phases.flatMap(({ tasks }) => tasks.map(({ id }) => id))), {
    path: ['phases'],
    error: 'has the same task id twice; give one of the two another id',
  });
export type Checklist = z.infer<typeof checklistSchema>;
export type Task = z.infer<typeof task>;

function isFalling(days: readonly number[]): boolean {
  return days.every((day, place) => place === 0 || day < (days[place - 1] ?? day));
}

function isUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}
