import { z } from 'zod';
import { listOf, page, savedName, text, words } from '#content/fields.ts';

const field = words({
  label: 'What is asked',
  hint: text.optional().describe('What helps to answer it'),
});

/** The words of the page that fills in the papers of an event. */
export const papersPageSchema = page({
  form: words({
    title: 'Heading',
    lede: 'That no answer is required',
    kept: 'Where the answers stay',
    notKept: 'When the browser keeps nothing',
    forget: 'Button that takes all answers away',
    forgotten: 'Said after that',
    undo: words({
      said: 'What a screen reader adds to that',
      button: 'Button that brings the answers back',
      back: 'Said once they are back',
    }).describe('Taking that back'),
    fields: words({
      question: field.describe('What the event is about'),
      day: field.describe('Its day'),
      begin: field.describe('When it begins'),
      end: field.describe('When it ends'),
      place: field.describe('Where it is'),
      address: field.describe('How to find it'),
      bus: field.describe('Which bus goes there'),
      speaker: field.describe('Who speaks'),
      work: field.describe('What they do'),
      offers: field.describe('What applies to the evening; the answers are those of the flyer'),
      host: field.describe('Who invites'),
      contact: field.describe('Whom to ask'),
      link: field.describe('Where the code of the flyer leads'),
    }).describe('The questions; none has to be answered'),
    more: words({
      speaker: 'Label of a further speaker; {n} is which',
      work: 'Label of what that speaker does; {n}',
      shortlist: 'Button that takes over the speakers of the shortlist',
      taken: 'Said after that; {names}',
      nobody: 'Said where the shortlist has nobody further',
    }).describe('Several speakers'),
    problems: words({
      unreadable: 'When the browser cannot read what was typed',
      noDay: 'When the day does not exist',
      endsFirst: 'When the event ends before it begins',
      email: 'When the address cannot be one',
      link: 'When the web address cannot be one, or is too long for a code',
    }).describe('What can be wrong with an answer'),
    leftOut: 'After each of these',
    past: 'When the day is over',
  }).describe('What is asked'),
  tools: words({
    printAll: 'Button',
    print: 'Button of one paper',
    copy: 'What the copy button of a paper copies; {paper}',
    calendar: 'Button that saves the calendar file',
    calendarNeeds: 'When the day or the time is missing for it',
    calendarFailed: 'When it could not be made',
    calendarFile: savedName.describe('Name of the file, before the day'),
    planner: 'Link to the planner, which opens with the same day',
  }).describe('Ways to take the papers along'),
  papers: words({
    label: 'Name of the row of tabs',
    flyer: 'Tab',
    signs: 'Tab',
    runSheet: 'Tab',
    send: 'When to send a letter; {phase}',
    sendBy: 'The same with its day; {phase} and {date}',
  }).describe('The papers'),
  words: words({
    span: 'Beginning and end; {begin} and {end}',
    when: '{date} and {time}',
    where: '{place} and {address}',
    guest: '{speaker} and {work}',
    oneGuest: 'One speaker as the subject of a sentence; {speaker} and {work}',
    eachGuest: 'Each of several in such a sentence; {speaker} and {work}',
    speaks: words({
      one: 'The verb of one speaker',
      several: 'The verb of several',
    }).describe('In place of {speaks}'),
    profession: 'The work of a speaker from the shortlist; {title} and {organization}',
    invited: '{host} and {contact}',
  }).describe('Answers in one line, where both are given'),
  foot: words({
    link: 'Before the address that the code of the flyer opens',
    linkCode: 'What the code is, for those who do not see it; {address}',
    profileCode: 'The same of a code that opens a profile; {speaker}',
  }).describe('Pictures and codes at the foot of the flyer'),
  runSheet: words({
    lede: 'What it is for',
    question: 'Label',
    when: 'Label',
    where: 'Label',
    guest: 'Label of one speaker',
    guests: 'Label of several',
    host: 'Label',
    emergency: 'Label of the place, for a call',
    phone: 'Label of a line to fill in',
    rows: listOf(
      words({
        from: z.enum(['begin', 'end']).describe('What the minutes count from'),
        minutes: z
          .int()
          .min(-240)
          .max(240)
          .describe('Minutes after it; before it they are negative'),
        line: text.optional().describe('What happens then; {speaker} and the verb {speaks}'),
        tasks: listOf(text)
          .describe('Ids of tasks of the day, from toolkit/checklist.yaml')
          .meta({ hintInForm: 'Short names of tasks of the day, as the planner has them' }),
      }),
    ).describe('What happens when'),
  }).describe('The run sheet'),
  files: words({
    title: 'Heading of the ready-made files',
    noScript: 'What stands there without JavaScript',
    toolkit: 'Link to all files',
  }).describe('Files to fill in by hand'),
});
export type PapersPageFile = z.infer<typeof papersPageSchema>;
