import { z } from 'zod';
import { listOf, text } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';

const field = z.strictObject({
  label: text.describe('What is asked'),
  hint: text.optional().describe('What helps to answer it'),
});

/** What the page says that fills in the papers of an event. */
export const papersPageSchema = z.strictObject({
  ...pageFields,
  form: z
    .strictObject({
      title: text.describe('Heading'),
      lede: text.describe('That no answer is required'),
      kept: text.describe('Where the answers stay'),
      notKept: text.describe('When the browser keeps nothing'),
      forget: text.describe('Button that takes all answers away'),
      forgotten: text.describe('Said after that'),
      fields: z
        .strictObject({
          question: field.describe('What the event is about'),
          day: field.describe('Its day'),
          begin: field.describe('When it begins'),
          end: field.describe('When it ends'),
          place: field.describe('Where it is'),
          address: field.describe('How to find it'),
          speaker: field.describe('Who speaks'),
          work: field.describe('What they do'),
          host: field.describe('Who invites'),
          contact: field.describe('Whom to ask'),
        })
        .describe('The questions; none has to be answered'),
      problems: z
        .strictObject({
          unreadable: text.describe('When the browser cannot read what was typed'),
          noDay: text.describe('When the day does not exist'),
          endsFirst: text.describe('When the event ends before it begins'),
          email: text.describe('When the address cannot be one'),
        })
        .describe('What can be wrong with an answer'),
      leftOut: text.describe('After each of these'),
      past: text.describe('When the day is over'),
    })
    .describe('What is asked'),
  tools: z
    .strictObject({
      printAll: text.describe('Button'),
      print: text.describe('Button of one paper'),
      copy: text.describe('What the copy button of a paper copies; {paper}'),
      calendar: text.describe('Button that saves the calendar file'),
      calendarNeeds: text.describe('When the day or the time is missing for it'),
      calendarFailed: text.describe('When it could not be made'),
      calendarFile: text.describe('Name of the file, before the day'),
      planner: text.describe('Link to the planner, which opens with the same day'),
    })
    .describe('Ways to take the papers along'),
  papers: z
    .strictObject({
      label: text.describe('Name of the row of tabs'),
      flyer: text.describe('Tab'),
      signs: text.describe('Tab'),
      runSheet: text.describe('Tab'),
      send: text.describe('When to send a letter; {phase}'),
      sendBy: text.describe('The same with its day; {phase} and {date}'),
    })
    .describe('The papers'),
  words: z
    .strictObject({
      span: text.describe('Beginning and end; {begin} and {end}'),
      when: text.describe('{date} and {time}'),
      where: text.describe('{place} and {address}'),
      guest: text.describe('{speaker} and {work}'),
      invited: text.describe('{host} and {contact}'),
    })
    .describe('Answers in one line, where both are given'),
  runSheet: z
    .strictObject({
      lede: text.describe('What it is for'),
      question: text.describe('Label'),
      when: text.describe('Label'),
      where: text.describe('Label'),
      guest: text.describe('Label'),
      host: text.describe('Label'),
      emergency: text.describe('Label of the place, for a call'),
      phone: text.describe('Label of a line to fill in'),
      rows: listOf(
        z.strictObject({
          from: z.enum(['begin', 'end']).describe('What the minutes count from'),
          minutes: z
            .int()
            .min(-240)
            .max(240)
            .describe('Minutes after it; before it they are negative'),
          line: text.optional().describe('What happens then; {speaker}'),
          tasks: listOf(text).describe('Ids of tasks of the day, from toolkit/checklist.yaml'),
        }),
      ).describe('What happens when'),
    })
    .describe('The run sheet'),
  files: z
    .strictObject({
      title: text.describe('Heading of the ready-made files'),
      noScript: text.describe('What stands there without JavaScript'),
      toolkit: text.describe('Link to all files'),
    })
    .describe('Files to fill in by hand'),
});
export type PapersPageFile = z.infer<typeof papersPageSchema>;
