import type { z } from 'zod';
import { nothingYet, page, words } from '#content/fields.ts';
import { type KindRow, wordsOfPage } from '#content/kind.ts';
import { pages } from '#site/page-row.ts';
import { eventSchema } from './event.schema.ts';

/** The words of the calendar around its events (specification section 2, Events Calendar). */
export const eventsPageSchema = page({
  ahead: words({
    title: 'Heading',
    lede: 'How to read the drawing; {day} is the day from which it begins',
    event: 'Names the link of a month with one event; {day}, {title}',
    events: 'Names the link of a month with several; {month}, {count}',
  }).describe('The twelve months ahead, drawn with a bar for each event'),
  calendar: words({
    upcoming: 'Heading above the events to come',
    past: 'Heading above the events that are over',
    legend: 'How to read the marks of the calendar',
    next: words({
      after: 'Those that come after the day',
      before: 'Those that come before it, where none comes after it',
      past: 'The last ones, where none is still to come',
    }).describe('Heading above the events that stand below a day without any'),
    nearest: 'Heading above the events that come nearest, where nothing that is found is to come',
    broader: 'Said where a search found events by other words than those of title and description',
    hint: 'What may help where no event is found',
    waiting: 'Said while more events are on their way',
    failed: 'Said where not all events came',
    partial: 'Said where only titles can be searched',
    noDetails: 'Stands in an event’s dialog where its description did not come',
    all: 'Link to the whole list, for those without script, where it is long',
    earlier: 'Link to the part of that list before',
    later: 'Link to the part after it',
  }).describe('The calendar and the list'),
  yet: nothingYet,
  hosting: 'Remark for those who plan an event of their own',
  propose: 'Link that proposes an event for this calendar',
  table: 'Link to all events as a table for spreadsheets',
  hostingLink: 'Link after it, to the community toolkit',
});
export type EventsPageFile = z.infer<typeof eventsPageSchema>;

export const eventPageSchema = words({
  state: words({
    upcoming: 'Before it starts',
    now: 'From its start to its end',
    past: 'From its end on',
  }).describe('Where an event stands when the page is read'),
  status: words({
    scheduled: 'Nothing has changed',
    moved: 'It has another time or place',
    cancelled: 'It does not take place',
    full: 'Nobody else can join',
  }).describe('The status of an event, in a word'),
  facts: words({
    when: 'Before the time in the event’s zone',
    yourClock: 'Before the time in the visitor’s zone',
    sameClock: 'In place of that time where both clocks read the same',
    where: 'Before place and region',
    format: 'Before the format',
    status: 'Before the status',
    topics: 'Before the topics',
    speakers: 'Before the speakers',
    audience: 'Before whom it is for',
    join: 'Before how one gets in',
    access: 'Before the notes on access',
    link: 'Before the link to the host’s page',
    linkWords: 'The words of that link',
    updated: 'Before the day of the last change',
    movedFrom: 'When it was before; {when} is day and hour',
  }).describe('The facts of an event'),
  materials: words({
    title: 'Heading above recording and slides',
    recording: 'Before the recording',
    slides: 'Before the slides',
    openRecording: 'Link to the recording',
    openSlides: 'Link to the slides',
    none: 'When there is neither',
  }).describe('What is left of an event that is past'),
  next: words({
    title: 'Heading above the events to go on to',
    topics: 'What such an event shares: {topics}',
    speakers: 'What such an event shares: its speakers, {names}',
    none: 'When no event is to come',
    calendar: 'Link to the calendar',
  }).describe('Where the page leads on once the event is over or cancelled'),
  about: 'Heading above the description',
  share: words({
    title: 'Names the group of buttons',
    copied: 'What is copied, as "Copy …" goes on',
    send: 'Button that hands the link to an app',
    print: 'Button that prints the page',
  }).describe('Ways to pass an event on'),
});
export type EventPageFile = z.infer<typeof eventPageSchema>;

export const calendarFilesSchema = words({
  text: words({
    moved: 'Opens the text of an event that was moved',
    cancelled: 'Opens the text of an event that was cancelled',
    full: 'Opens the text of an event that is full',
    when: 'When it is; {when} is day, hours and zone',
    join: 'How one gets in; {join} is that field of the event',
    access: 'Access; {access} is that field of the event',
  }).describe('What stands in a calendar under an event'),
  feeds: words({
    all: 'Name of the calendar of all events; {site} is the name of the network',
    part: 'Name of a calendar of some; {site} is the network, {part} is which',
    description: 'What is in a calendar of events; {part} is which',
    everything: 'Stands for {part} in the calendar of all events',
  }).describe('The calendars one can subscribe to'),
  add: words({
    title: 'Button that opens the ways to keep an event',
    file: 'The file of the event, with {size}',
    fileHint: 'Which programs read it',
    google: 'Link to this calendar, here and where one subscribes',
    outlook: 'Link to this calendar',
    microsoft365: 'Link to this calendar',
    yahoo: 'Link to this calendar',
    elsewhere: 'Above those links: what a press tells the other site',
    cancelled: 'What the file does for an event that was cancelled',
  }).describe('Add to calendar, on the page of an event'),
  subscribe: words({
    title: 'Heading',
    lede: 'What it is to subscribe',
    open: 'Link that hands the calendar of all to the visitor’s program',
    openPart: 'The same for a calendar of some; {part} is which',
    noProgram: 'Stands under such a link after it opened no program',
    address: 'Label of the address to copy',
    hint: 'Which program the first link opens, and where the address goes',
    topics: 'Heading above the calendars of topics',
    regions: 'Heading above the calendars of regions',
    formats: 'Heading above the calendars of formats',
    copied: 'What is copied, as "Copy … " goes on; {part} is which calendar',
  }).describe('Subscribe, on the calendar page'),
});
export type CalendarFilesWords = z.infer<typeof calendarFilesSchema>;

/** The pages of this room. */
export const eventsPages = pages({
  events: {
    href: '/resources/events-calendar',
    words: eventsPageSchema,
    file: 'events-calendar',
    label: 'Events Calendar',
    section: 'resources',
    menus: ['resources'],
    weight: 'working',
    isList: true,
    more: ['calendarFiles', 'letters/event-place', 'letters/event-proposal'],
  },
});

/** The kinds of content of this room, but for the words of its pages. */
export const eventsKinds = {
  events: {
    group: 'Stories and events',
    label: 'Events',
    singular: 'event',
    hint: 'Everything in the calendar, to come and past.',
    preview: '/resources/events-calendar/{id}',
    folder: 'events',
    format: 'md',
    schema: eventSchema,
    searchWeight: 0.9,
    reserved: ['all', 'parts'],
    weight: 'working',
  },
  eventPage: wordsOfPage({
    file: 'event',
    label: 'Page of an event',
    href: '/resources/events-calendar',
    schema: eventPageSchema,
  }),
  calendarFiles: wordsOfPage({
    file: 'calendar-files',
    label: 'Calendar files',
    href: '/resources/events-calendar',
    schema: calendarFilesSchema,
  }),
} as const satisfies Record<string, KindRow>;
