import { z } from 'zod';
import { link, listOf, text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

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

/** Every task of an event and when it is due, in days before the event. */
export const checklistSchema = z
  .strictObject({ phases: listOf(phase).describe('Groups of tasks, the earliest first') })
  .refine(({ phases }) => areFalling(phases.map(({ daysBefore }) => daysBefore)), {
    path: ['phases'],
    error:
      'must stand in the order of their days, the earliest first, no day twice; put them in that order',
  })
  .refine(({ phases }) => areUnique(phases.flatMap(({ tasks }) => tasks.map(({ id }) => id))), {
    path: ['phases'],
    error: 'has the same task id twice; give one of the two another id',
  });
export type Checklist = z.infer<typeof checklistSchema>;

function areFalling(days: readonly number[]): boolean {
  return days.every((day, place) => place === 0 || day < (days[place - 1] ?? day));
}

function areUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** What the host day planner says. */
export const plannerPageSchema = z.strictObject({
  ...pageFields,
  form: z
    .strictObject({
      title: text.describe('Heading'),
      date: text.describe('The day of the event'),
      time: text.describe('The time it begins'),
      timeHint: text.describe('What helps to answer it'),
      noScript: text.describe('What stands there without JavaScript'),
      impossible: text.describe('When the address names a day that does not exist'),
      past: text.describe('When the event is over'),
      dated: text.describe('The event; {date}'),
      datedAt: text.describe('The event with its time; {date} and {time}'),
    })
    .describe('What is asked'),
  tools: z
    .strictObject({
      title: text.describe('Heading'),
      print: text.describe('Button'),
      calendar: text.describe('Button that saves the calendar file'),
      calendarHint: text.describe('What is in that file'),
      failed: text.describe('When it could not be made'),
      copy: text.describe('What the copy button copies'),
      papers: text.describe('Link to the papers, which begin with the same day'),
    })
    .describe('Ways to take the plan along'),
  ticks: z
    .strictObject({
      done: text.describe('Progress; {done} and {all}'),
      kept: text.describe('Where ticks stay'),
      notKept: text.describe('When the browser keeps nothing'),
      forget: text.describe('Button that takes all ticks away'),
      forgotten: text.describe('Said after that'),
    })
    .describe('What is done'),
  past: text.describe('Under a group of tasks whose day is past'),
  due: text.describe('Day of tasks before the event; {date}'),
  onDay: text.describe('Day of tasks on the event; {date}'),
  after: text.describe('Day of tasks after it; {date}'),
  who: text.describe('Before a task; {who} does it'),
  calendar: z
    .strictObject({
      name: text.describe('Name of the calendar'),
      event: text.describe('Name of the event in it'),
      phase: text.describe('Name of a group of tasks; {phase} and {count}'),
      file: text.describe('Name of the file, without its ending'),
    })
    .describe('The calendar file'),
});
export type PlannerPageFile = z.infer<typeof plannerPageSchema>;
