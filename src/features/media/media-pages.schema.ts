import { z } from 'zod';
import { closing, heading, listOf, page, point, reference, text, words } from '#content/fields.ts';
import { deskClockWordsSchema } from './desk-clock/desk-hours.schema.ts';

/** Rules or guidelines under a heading. */
export const titledList = words({
  title: 'Heading of the list',
  items: listOf(text).describe('The list, one sentence each'),
});

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
    afterHours: 'Who answers at night, on weekends and on days off',
  }).describe('The telephone of the desk'),
  clock: deskClockWordsSchema.describe('The clock of the desk'),
  sources: point
    .extend({
      faces: listOf(reference('speakers')).describe('Ids of three speakers who are shown'),
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

/** The words of Media alone. */
export const mediaPageSchema = page({
  voice: reference('speakers').describe('Id of the speaker who is quoted'),
  closing,
});

/** The words of Media inquiries alone. */
export const mediaInquiriesPageSchema = page({
  resources: heading.describe('Above the media resources'),
  mediaKit: point.describe('Way to the media kit'),
  keyMessages: point.describe('Way to the key messages'),
  eventsCalendar: point.describe('Way to the events calendar'),
  closing,
});
export type MediaInquiriesPageFile = z.infer<typeof mediaInquiriesPageSchema>;
