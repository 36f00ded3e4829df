import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** What the calendar says around its events (specification section 2, Events Calendar). */
export const eventsPageSchema = z.strictObject({
  ...pageFields,
  calendar: z
    .strictObject({
      upcoming: text.describe('Heading above the events to come'),
      past: text.describe('Heading above the events that are over'),
      legend: text.describe('How to read the marks of the calendar'),
      choose: text.describe('Stands beside the calendar until a day is chosen'),
      next: z
        .strictObject({
          after: text.describe('Those that come after the day'),
          before: text.describe('Those that come before it, where none comes after it'),
          past: text.describe('The last ones, where none is still to come'),
        })
        .describe('Heading above the events that stand below a day without any'),
      broader: text.describe('Said where a search found events by topic or audience alone'),
      hint: text.describe('What may help where no event is found'),
      waiting: text.describe('Said while more events are on their way'),
      failed: text.describe('Said where not all events came'),
      partial: text.describe('Said where only titles can be searched'),
      noDetails: text.describe('Stands in an event’s dialog where its description did not come'),
      all: text.describe('Link to the whole list, for those without script, where it is long'),
      earlier: text.describe('Link to the part of that list before'),
      later: text.describe('Link to the part after it'),
    })
    .describe('The calendar and the list'),
  hosting: text.describe('Remark for those who plan an event of their own'),
  propose: text.describe('Link that proposes an event for this calendar'),
  hostingLink: text.describe('Link after it, to the community toolkit'),
});
export type EventsPageFile = z.infer<typeof eventsPageSchema>;
