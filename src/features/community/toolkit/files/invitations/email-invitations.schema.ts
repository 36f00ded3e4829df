import { z } from 'zod';
import { calendarDate, listOf, text } from '#content/fields.ts';

/** What the e-mail invitations say. */
export const emailInvitationsSchema = z.strictObject({
  title: text.describe('Title of the templates'),
  lede: text.max(220).describe('What they are for'),
  updated: calendarDate.describe('Day of the last change of these words'),
  howTo: z
    .strictObject({
      title: text.describe('Heading of the notes'),
      items: listOf(text).describe('How to use the templates'),
    })
    .describe('Notes before the letters'),
  subject: text.describe('Before the subject of a letter'),
  blanks: z
    .strictObject({
      question: text.describe('{question}'),
      opening: text.describe('{opening}, the question as the first sentence'),
      weekday: text.describe('{weekday}'),
      date: text.describe('{date}'),
      time: text.describe('{time}'),
      place: text.describe('{place}'),
      where: text.describe('{where}'),
      speaker: text.describe('{speaker}'),
      work: text.describe('{work}'),
      guest: text.describe('{guest}, the speaker in the subject'),
      host: text.describe('{host}'),
      contact: text.describe('{contact}'),
    })
    .describe(
      'What stands in the files for each {place}, for the host to fill in; the page of papers puts answers there',
    ),
  letters: listOf(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z-]+$/, 'must be small letters and hyphens, such as "thank-you"')
        .describe('Name of its file'),
      name: text.describe('What the letter is'),
      when: text.describe('When to send it: the title of a phase in toolkit/checklist.yaml'),
      subject: text.max(78).describe('Subject line'),
      body: text.describe(
        'The letter; what the host fills in stands in square brackets or is a {place}',
      ),
    }),
  ).describe('The letters, in the order they are sent'),
});
export type EmailInvitationsFile = z.infer<typeof emailInvitationsSchema>;
