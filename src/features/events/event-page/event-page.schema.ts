import { z } from 'zod';
import { text } from '#content/fields.ts';

/** What an event's own page says around the event. */
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
