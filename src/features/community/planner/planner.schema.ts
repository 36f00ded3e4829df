import { z } from 'zod';
import { link, listOf, page, savedName, says, text, words } from '#content/fields.ts';

const task = words({
  id: z
    .string()
    .refine(
      (value) => /^[a-z][a-z-]*$/.test(value),
      says(
        'must be small letters and hyphens, such as "ask-speaker"',
        'Use small letters and hyphens alone, such as ask-speaker.',
      ),
    )
    .describe('Name of the task for the ticks on a visitor’s device; never change it')
    .meta({ label: 'Short name' }),
  task: 'What to do, in one sentence',
  who: 'Who usually does it',
  note: text.optional().describe('What helps to do it'),
  links: listOf(
    words({
      label: 'Its name',
      href: link.describe('Where it is'),
    }),
  )
    .optional()
    .describe('What the task names'),
});

const phase = words({
  title: 'When it is due, in words, such as "Six weeks before"',
  daysBefore: z
    .int()
    .min(-60)
    .max(365)
    .describe('The same in days before the event; 0 is the day itself, -7 a week after it'),
  tasks: listOf(task).describe('What is due then, in order'),
});

/** Every task of an event and when it is due, in days before the event. */
export const checklistSchema = words({
  phases: listOf(phase).describe('Groups of tasks, the earliest first'),
})
  .refine(({ phases }) => areFalling(phases.map(({ daysBefore }) => daysBefore)), {
    path: ['phases'],
    ...says(
      'must stand in the order of their days, the earliest first, no day twice; put them in that order',
      'Put the groups in the order of their days, the one with the most days before the event first, no day twice.',
    ),
  })
  .refine(({ phases }) => areUnique(phases.flatMap(({ tasks }) => tasks.map(({ id }) => id))), {
    path: ['phases'],
    ...says(
      'has the same task id twice; give one of the two another id',
      'Two tasks have the same short name. Give one of the two another.',
    ),
  });
export type Checklist = z.infer<typeof checklistSchema>;

function areFalling(days: readonly number[]): boolean {
  return days.every((day, index) => index === 0 || day < (days[index - 1] ?? day));
}

function areUnique(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/** The words of the host day planner. */
export const plannerPageSchema = page({
  form: words({
    title: 'Heading',
    date: 'The day of the event',
    time: 'The time it begins',
    timeHint: 'What helps to answer it',
    noScript: 'What stands there without JavaScript',
    impossible: 'When the address names a day that does not exist',
    past: 'When the event is over',
    dated: 'The event; {date}',
    datedAt: 'The event with its time; {date} and {time}',
  }).describe('What is asked'),
  tools: words({
    title: 'Heading',
    print: 'Button',
    calendar: 'Button that saves the calendar file',
    calendarHint: 'What is in that file',
    failed: 'When it could not be made',
    copy: 'What the copy button copies',
    papers: 'Link to the papers, which begin with the same day',
  }).describe('Ways to take the plan along'),
  ticks: words({
    done: 'Progress; {done} and {all}',
    kept: 'Where ticks stay',
    notKept: 'When the browser keeps nothing',
    forget: 'Button that takes all ticks away',
    forgotten: 'Said after that',
    undo: words({
      said: 'What a screen reader adds to that',
      button: 'Button that brings the ticks back',
      back: 'Said once they are back',
    }).describe('Taking that back'),
  }).describe('What is done'),
  past: 'Under a group of tasks whose day is past',
  due: 'Day of tasks before the event; {date}',
  onDay: 'Day of tasks on the event; {date}',
  after: 'Day of tasks after it; {date}',
  who: 'Before a task; {who} does it',
  calendar: words({
    name: 'Name of the calendar',
    event: 'Name of the event in it',
    phase: 'Name of a group of tasks; {phase} and {count}',
    file: savedName.describe('Name of the file, without its ending'),
  }).describe('The calendar file'),
});
export type PlannerPageFile = z.infer<typeof plannerPageSchema>;
