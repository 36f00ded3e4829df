import { z } from 'zod';
import { calendarDate, clockTime, listOf, text, timeZone } from '#content/fields.ts';
import { week } from './week.ts';

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
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'must be later than "from"; write a later hour',
  });
export type DeskHours = z.infer<typeof deskHoursSchema>;
