import { z } from 'zod';
import { calendarDate, listOf, text } from '#content/fields.ts';

/** What the event flyer says: little, so that the host’s own words are the largest. */
export const eventFlyerSchema = z.strictObject({
  title: text.max(60).describe('Name of the file'),
  lede: text.describe('What it is for; also its description'),
  updated: calendarDate.describe('Day of the last change of these words'),
  kicker: text.describe('What kind of evening it is, above the headline'),
  headline: text.max(24).describe('The largest words'),
  question: text.describe('Before the room for the question'),
  questionExample: text.describe('What stands there in the file to edit, to be typed over'),
  fields: listOf(
    z.strictObject({
      label: text.describe('What to fill in'),
      answer: z
        .enum(['when', 'where', 'guest'])
        .optional()
        .describe(
          'Which answer of the page of papers belongs here; without one it is a line to write on',
        ),
      example: text.describe('What stands there in the file to edit, to be typed over'),
    }),
  )
    .max(4)
    .describe('Up to four things to fill in'),
  offersTitle: text.describe('Before the boxes to tick'),
  offers: listOf(text.max(28)).describe('Boxes to tick'),
  host: text.describe('Before the name of the host'),
  hostExample: text.describe('What stands there in the file to edit'),
  credit: text.describe('Who stands behind it, at the foot'),
  waveAlt: text.describe('Description of the drawing'),
});
export type EventFlyerFile = z.infer<typeof eventFlyerSchema>;
