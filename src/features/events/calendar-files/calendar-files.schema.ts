import { z } from 'zod';
import { text } from '#content/fields.ts';

/** The words of calendar files, and of the ways to get them. */
export const calendarFilesSchema = z.strictObject({
  text: z
    .strictObject({
      moved: text.describe('Opens the text of an event that was moved'),
      cancelled: text.describe('Opens the text of an event that was cancelled'),
      full: text.describe('Opens the text of an event that is full'),
      when: text.describe('When it is; {when} is day, hours and zone'),
      join: text.describe('How one gets in; {join} is that field of the event'),
      access: text.describe('Access; {access} is that field of the event'),
    })
    .describe('What stands in a calendar under an event'),
  feeds: z
    .strictObject({
      all: text.describe('Name of the calendar of all events; {site} is the name of the network'),
      part: text.describe('Name of a calendar of some; {site} is the network, {part} is which'),
      description: text.describe('What is in a calendar of events; {part} is which'),
      everything: text.describe('Stands for {part} in the calendar of all events'),
    })
    .describe('The calendars one can subscribe to'),
  add: z
    .strictObject({
      title: text.describe('Button that opens the ways to keep an event'),
      file: text.describe('The file of the event, with {size}'),
      fileHint: text.describe('Which programs read it'),
      google: text.describe('Link to this calendar, here and where one subscribes'),
      outlook: text.describe('Link to this calendar'),
      microsoft365: text.describe('Link to this calendar'),
      yahoo: text.describe('Link to this calendar'),
      elsewhere: text.describe('Above those links: what a press tells the other site'),
      cancelled: text.describe('What the file does for an event that was cancelled'),
    })
    .describe('Add to calendar, on the page of an event'),
  subscribe: z
    .strictObject({
      title: text.describe('Heading'),
      lede: text.describe('What it is to subscribe'),
      open: text.describe('Link that hands the calendar of all to the visitor’s program'),
      openPart: text.describe('The same for a calendar of some; {part} is which'),
      noProgram: text.describe('Stands under such a link after it opened no program'),
      address: text.describe('Label of the address to copy'),
      hint: text.describe('Which program the first link opens, and where the address goes'),
      topics: text.describe('Heading above the calendars of topics'),
      regions: text.describe('Heading above the calendars of regions'),
      formats: text.describe('Heading above the calendars of formats'),
      copied: text.describe('What is copied, as "Copy … " goes on; {part} is which calendar'),
    })
    .describe('Subscribe, on the calendar page'),
});
export type CalendarFilesWords = z.infer<typeof calendarFilesSchema>;
