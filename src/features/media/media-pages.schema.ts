import { z } from 'zod';
import {
  closing,
  heading,
  listOf,
  nothingYet,
  page,
  point,
  reference,
  text,
  timeZone,
  words,
} from '#content/fields.ts';

export const titledList = words({
  title: 'Heading of the list',
  items: listOf(text).describe('The list, one sentence each'),
});
export type TitledList = z.infer<typeof titledList>;

/** The words that Media and Media inquiries share (specification section 2). */
export const mediaDeskSchema = z.strictObject({
  contact: words({
    title: 'Heading of the contact card',
    button: 'Button that starts a letter to the media team',
    deadline: 'Button that leads to those who can talk before a deadline',
    responseTime: 'How soon the team answers',
  }).describe('How to reach the media team'),
  call: words({
    label: 'Before the number',
    button: 'Button that calls; {phone} is the number',
    deadline: 'How soon a request with a deadline is answered',
    commitment: 'The last of our commitments; {phone} is the number',
    afterHours:
      'Who answers at night, on weekends and on days off; {deskDays} and {otherDays} are the hours of the phone, {zone} their zone',
  }).describe('The telephone of the desk'),
  clock: words({
    title: 'Before the clock',
    open: 'While somebody is at the desk; {until} is when it closes',
    closed: 'While nobody is; {until} is when it opens, {why} is one of the reasons below',
    night: 'Why it is closed, at night',
    weekend: 'Why it is closed, on a weekend; on a day off its name stands there',
    tomorrow: 'Before a time on the next day',
    here: 'Where both clocks read the same; {zone} is their zone',
    both: 'On two clocks; {zone} is the visitor’s, {there} the desk’s time',
    reply: 'When a message sent now is answered; {reply}',
    phoneNow: 'While somebody picks up the phone; {phone} is until when',
    phoneLater: 'While nobody does; {phone} is when somebody does again',
    holidays: 'Before the days on which the desk is closed',
  }).describe('The clock of the desk'),
  sources: point
    .extend({
      faces: listOf(reference('speakers'))
        .optional()
        .describe('Ids of three speakers who are shown'),
      link: text.describe('Link to the expert directory'),
    })
    .describe('Who can be quoted'),
  help: heading.describe('Above the four kinds of help'),
  helpList: z
    .array(point)
    .length(4, 'must be four kinds of help')
    .describe('The four kinds of help'),
  guidelines: heading.describe('Above the two lists'),
  include: titledList.describe('What a letter to the team should hold'),
  commitments: titledList.describe('What the team promises in return'),
});
export type MediaDeskFile = z.infer<typeof mediaDeskSchema>;

export const mediaPageSchema = page({
  voice: reference('speakers').optional().describe('Id of the speaker who is quoted'),
  closing,
});

export const mediaInquiriesPageSchema = page({
  resources: heading.describe('Above the media resources'),
  mediaKit: point.describe('Way to the media kit'),
  keyMessages: point.describe('Way to the key messages'),
  eventsCalendar: point.describe('Way to the events calendar'),
  closing,
});
export type MediaInquiriesPageFile = z.infer<typeof mediaInquiriesPageSchema>;

const choice = words({
  label: 'The question',
  any: 'What leaves everything in',
});
const ask = words({
  title: 'Heading',
}).extend({
  topic: choice.describe('The subject'),
  language: choice.describe('The language on air'),
  place: choice.describe('The region'),
  wish: text.describe('Before the name of the speaker who is asked for'),
  dropWish: text.describe('Name of the button that takes this wish away; {name}'),
  wishGone: text.describe('What is announced once it is gone, before the count; {name}'),
  by: text.describe('The deadline'),
  soon: words({
    legend: 'Name of the group, for screen readers',
    soon: '90 minutes from now',
    today: 'Today at 5 PM, offered while it lies ahead',
    tomorrow: 'Tomorrow at 9 AM',
  }).describe('The buttons beside the deadline'),
  zone: text.describe('Whose clock the deadline is on'),
  zones: listOf(timeZone).describe('Zones on offer; the visitor’s own is added'),
  noScript: text.describe('What stands there without JavaScript'),
});

const people = words({
  still: heading.describe(
    'Above everyone who takes calls on short notice, before anything is asked',
  ),
  found: 'Above those who can talk',
  before: 'Count, with a deadline; {count} is how many',
  beforeOne: 'The same for one person',
  count: 'Count, without a deadline; {count} is how many',
  countOne: 'The same for one person',
  none: 'When nobody has everything that is asked',
  noneAdvice: 'Who the people below are, in which order',
  wish: words({
    mark: 'Under the name of that speaker; {name} is the short name',
    can: 'Can talk before the deadline; {name}',
    cannot: 'Cannot; {name}',
    differs: 'Can, but lacks something else that is asked; {name}',
    open: 'No deadline is asked; {name}',
    other: 'One other person can talk',
    others: 'How many others can talk; {count}',
    alone: 'Nobody else can',
  }).describe('The speaker who is asked for'),
  past: 'When the deadline is over',
  hours: 'Stated hours; {hours} and {notice}',
  more: 'Unfolds the other people; {count} is how many',
  onAir: 'Languages on air; {languages}',
  ask: 'Button of a person; {name} is the person',
  missing: words({
    deadline: 'The hours begin too late',
    lang: '{language} is what was asked',
    topic: '{topic} is what was asked, {topics} what the person speaks about',
    place: '{place} is what was asked, {basedIn} where the person is',
  }).describe('What somebody who comes near lacks'),
});

export const deadlinePageSchema = page({
  yet: nothingYet,
  ask: ask.describe('What is asked'),
  outlet: heading.describe('Above the questions on who asks; they go into the letter'),
  people: people.describe('Who can talk'),
  desk: words({
    title: 'Heading',
    text: 'Sentence',
    promise: 'How soon the desk answers; {hours} is when it is open',
    button: 'Starts the same letter without a speaker',
    anySpeaker: 'Instead of a speaker, in the letter',
  }).describe('The way to the desk'),
});
export type DeadlinePageFile = z.infer<typeof deadlinePageSchema>;
