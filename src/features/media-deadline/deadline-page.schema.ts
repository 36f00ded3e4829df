import { z } from 'zod';
import { listOf, text, timeZone } from '#content/fields.ts';
import { pageFields } from '#content/page-fields.ts';
import { heading } from '#content/page-parts.ts';

const choice = z.strictObject({
  label: text.describe('The question'),
  any: text.describe('What leaves everything in'),
});
const field = z.strictObject({
  label: text.describe('The question, on the form and in the letter'),
});

const ask = heading.extend({
  topic: choice.describe('The subject'),
  language: choice.describe('The language on air'),
  place: choice.describe('The region'),
  by: text.describe('The deadline'),
  byHint: text.describe('What helps to answer it'),
  zone: text.describe('Whose clock the deadline is on'),
  zones: listOf(timeZone).describe('Zones on offer; the visitor’s own is added'),
  noScript: text.describe('What stands there without JavaScript'),
});

const outlet = heading.extend({
  outlet: field.describe('Who asks'),
  name: field.describe('The person'),
  phone: field.describe('The number to call'),
  kind: z
    .strictObject({
      label: text.describe('The question, on the form and in the letter'),
      options: listOf(text).describe('The answers'),
    })
    .describe('Live, recorded and so on'),
  question: field.describe('What has to be answered'),
});

const people = z.strictObject({
  still: heading.describe(
    'Above everyone who takes calls on short notice, before anything is asked',
  ),
  found: text.describe('Above those who can talk'),
  before: text.describe('Count, with a deadline; {count} is how many'),
  beforeOne: text.describe('The same for one person'),
  count: text.describe('Count, without a deadline; {count} is how many'),
  countOne: text.describe('The same for one person'),
  none: text.describe('When nobody can talk'),
  noneAdvice: text.describe('What the three people below are'),
  past: text.describe('When the deadline is over'),
  hours: text.describe('Stated hours; {hours} and {notice}'),
  talk: text.describe(
    'When a person can talk, on the visitor’s clock; {day}, {from}, {to}, {zone}',
  ),
  there: text.describe('The same on the person’s clock; {day}, {from}, {to}, {zone}'),
  now: text.describe('The time where a person is; {time} and {zone}'),
  today: text.describe('The day it is'),
  tomorrow: text.describe('The day after'),
  onAir: text.describe('Languages on air; {languages}'),
  ask: text.describe('Button of a person; {name} is the person'),
  missing: z
    .strictObject({
      topic: text.describe('{topic} is what was asked, {topics} what the person speaks about'),
      lang: text.describe('{language} is what was asked'),
      place: text.describe('{place} is what was asked, {basedIn} where the person is'),
      deadline: text.describe('The hours begin too late'),
    })
    .describe('What somebody who comes near lacks'),
});

const letter = z.strictObject({
  subject: text.describe('Subject with a deadline; {when} and {what}'),
  subjectOpen: text.describe('Subject without one; {what}'),
  interview: text.describe('What is asked for where no subject is named'),
  deadline: text.describe('Before the deadline'),
  there: text.describe('Before the deadline on the speaker’s clock'),
  speaker: text.describe('Before the speaker'),
  anySpeaker: text.describe('Instead of a speaker, when the desk is asked'),
  talk: text.describe('Before the hours in which the speaker can talk'),
  talkThere: text.describe('Before the same on the speaker’s clock'),
  notice: text.describe('Before the notice the speaker needs'),
  topic: text.describe('Before the subject'),
  language: text.describe('Before the language'),
  place: text.describe('Before the region'),
});

/** What the page for reporters with a deadline says. */
export const deadlinePageSchema = z.strictObject({
  ...pageFields,
  ask: ask.describe('What is asked'),
  outlet: outlet.describe('Who asks; goes into the letter'),
  people: people.describe('Who can talk'),
  desk: z
    .strictObject({
      title: text.describe('Heading'),
      text: text.describe('Sentence'),
      button: text.describe('Starts the same letter without a speaker'),
    })
    .describe('The way to the desk'),
  letter: letter.describe('The letter'),
});
export type DeadlinePageFile = z.infer<typeof deadlinePageSchema>;
