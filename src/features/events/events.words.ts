import { z } from 'zod';
import { text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

/** The words of the calendar around its events (specification section 2, Events Calendar). */
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

/** The words of an event's own page. */
export const eventPageSchema = z.strictObject({
  state: z
    .strictObject({
      upcoming: text.describe('Before it starts'),
      now: text.describe('From its start to its end'),
      past: text.describe('From its end on'),
    })
    .describe('Where an event stands when the page is read'),
  status: z
    .strictObject({
      scheduled: text.describe('Nothing has changed'),
      moved: text.describe('It has another time or place'),
      cancelled: text.describe('It does not take place'),
      full: text.describe('Nobody else can join'),
    })
    .describe('The status of an event, in a word'),
  facts: z
    .strictObject({
      when: text.describe('Before the time in the event’s zone'),
      yourClock: text.describe('Before the time in the visitor’s zone'),
      sameClock: text.describe('In place of that time where both clocks read the same'),
      where: text.describe('Before place and region'),
      format: text.describe('Before the format'),
      status: text.describe('Before the status'),
      topics: text.describe('Before the topics'),
      speakers: text.describe('Before the speakers'),
      audience: text.describe('Before whom it is for'),
      join: text.describe('Before how one gets in'),
      access: text.describe('Before the notes on access'),
      link: text.describe('Before the link to the host’s page'),
      linkWords: text.describe('The words of that link'),
      updated: text.describe('Before the day of the last change'),
      movedFrom: text.describe('When it was before; {when} is day and hour'),
    })
    .describe('The facts of an event'),
  materials: z
    .strictObject({
      title: text.describe('Heading above recording and slides'),
      recording: text.describe('Before the recording'),
      slides: text.describe('Before the slides'),
      openRecording: text.describe('Link to the recording'),
      openSlides: text.describe('Link to the slides'),
      none: text.describe('When there is neither'),
    })
    .describe('What is left of an event that is past'),
  about: text.describe('Heading above the description'),
  share: z
    .strictObject({
      title: text.describe('Names the group of buttons'),
      copied: text.describe('What is copied, as "Copy …" goes on'),
      send: text.describe('Button that hands the link to an app'),
      print: text.describe('Button that prints the page'),
    })
    .describe('Ways to pass an event on'),
});
export type EventPageFile = z.infer<typeof eventPageSchema>;

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
