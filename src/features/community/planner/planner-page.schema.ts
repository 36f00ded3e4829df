import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

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
