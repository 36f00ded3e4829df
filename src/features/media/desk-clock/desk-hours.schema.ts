import { z } from 'zod';
import { calendarDate, clockTime, listOf, text, timeZone } from '#content/fields.ts';
import { week } from '#site/week.ts';

/** When the media desk is staffed, and how soon it answers. */
export const deskHoursSchema = z
  .strictObject({
    timeZone: timeZone.describe('Where the desk is'),
    days: listOf(z.enum(week)).describe('Days on which somebody is at the desk'),
    from: clockTime.describe('First hour of the desk, in that zone'),
    to: clockTime.describe('Last hour of the desk, in that zone'),
    replyHours: z.int().min(1).max(40).describe('How many business hours an answer takes at most'),
    holidays: z
      .array(
        z.strictObject({
          date: calendarDate.describe('The day'),
          name: text.describe('Why the desk is closed, such as "Thanksgiving Day"'),
        }),
      )
      .describe('Days on which the desk is closed; put next year’s in before the year ends'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be later than "from"' });
export type DeskHours = z.infer<typeof deskHoursSchema>;

/** What the desk clock says. */
export const deskClockWordsSchema = z.strictObject({
  title: text.describe('Before the clock'),
  open: text.describe('While somebody is at the desk; {when} is when the reply is due'),
  closed: text.describe('While nobody is; {wait} is how long'),
  tomorrow: text.describe('Before a time on the next day'),
  openHere: text.describe('While open, where both clocks read the same; {zone} is their zone'),
  openBoth: text.describe(
    'While open, on two clocks; {zone} is the visitor’s, {there} the desk’s time',
  ),
  closedHere: text.describe('While closed, on one clock; {when} the desk opens, {reply} is due'),
  closedBoth: text.describe('While closed, on two clocks; {there} is when it opens at the desk'),
  holidays: text.describe('Before the days on which the desk is closed'),
});
export type DeskClockWords = z.infer<typeof deskClockWordsSchema>;
