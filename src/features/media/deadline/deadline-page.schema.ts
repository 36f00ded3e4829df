import { z } from 'zod';
import { listOf, text, timeZone } from '#content/fields.ts';
import { heading, pageFields } from '#content/page-fields.ts';

const choice = z.strictObject({
  label: text.describe('The question'),
  any: text.describe('What leaves everything in'),
});
const ask = heading.extend({
  topic: choice.describe('The subject'),
  language: choice.describe('The language on air'),
  place: choice.describe('The region'),
  wish: text.describe('Before the name of the speaker who is asked for'),
  dropWish: text.describe('Name of the button that takes this wish away; {name}'),
  wishGone: text.describe('What is announced once it is gone, before the count; {name}'),
  by: text.describe('The deadline'),
  soon: z
    .strictObject({
      legend: text.describe('Name of the group, for screen readers'),
      soon: text.describe('90 minutes from now'),
      today: text.describe('Today at 5 PM, offered while it lies ahead'),
      tomorrow: text.describe('Tomorrow at 9 AM'),
    })
    .describe('The buttons beside the deadline'),
  zone: text.describe('Whose clock the deadline is on'),
  zones: listOf(timeZone).describe('Zones on offer; the visitor’s own is added'),
  noScript: text.describe('What stands there without JavaScript'),
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
  none: text.describe('When nobody has everything that is asked'),
  noneAdvice: text.describe('Who the people below are, in which order'),
  wish: z
    .strictObject({
      mark: text.describe('Under the name of that speaker; {name} is the short name'),
      can: text.describe('Can talk before the deadline; {name}'),
      cannot: text.describe('Cannot; {name}'),
      differs: text.describe('Can, but lacks something else that is asked; {name}'),
      open: text.describe('No deadline is asked; {name}'),
      other: text.describe('One other person can talk'),
      others: text.describe('How many others can talk; {count}'),
      alone: text.describe('Nobody else can'),
    })
    .describe('The speaker who is asked for'),
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
      deadline: text.describe('The hours begin too late'),
      lang: text.describe('{language} is what was asked'),
      topic: text.describe('{topic} is what was asked, {topics} what the person speaks about'),
      place: text.describe('{place} is what was asked, {basedIn} where the person is'),
    })
    .describe('What somebody who comes near lacks'),
});

/** The words of the page for reporters with a deadline. */
export const deadlinePageSchema = z.strictObject({
  ...pageFields,
  ask: ask.describe('What is asked'),
  outlet: heading.describe('Above the questions on who asks; they go into the letter'),
  people: people.describe('Who can talk'),
  desk: z
    .strictObject({
      title: text.describe('Heading'),
      text: text.describe('Sentence'),
      promise: text.describe('How soon the desk answers; {hours} is when it is open'),
      button: text.describe('Starts the same letter without a speaker'),
      anySpeaker: text.describe('Instead of a speaker, in the letter'),
    })
    .describe('The way to the desk'),
});
export type DeadlinePageFile = z.infer<typeof deadlinePageSchema>;
