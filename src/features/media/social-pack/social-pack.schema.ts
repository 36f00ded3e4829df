import { z } from 'zod';
import { calendarDate, listOf, text } from '#content/fields.ts';

/** The words of the social graphics pack around the messages, which come from their own pages. */
export const socialPackSchema = z.strictObject({
  title: text.max(60).describe('Name of the file'),
  lede: text.describe('What it is for'),
  updated: calendarDate.describe('Day of the last change of these words'),
  how: listOf(text).describe('How to use the pictures, one sentence or two each'),
  general: text.describe('Above a message that is about no single hazard'),
  alt: text.describe(
    'Description of a picture; {kicker}, {words}, {source}, {site} and {art} are filled in',
  ),
  art: z
    .strictObject({
      heat: text.describe('What is drawn for extreme heat'),
      fire: text.describe('What is drawn for wildfires'),
      storm: text.describe('What is drawn for extreme weather'),
      flood: text.describe('What is drawn for floods'),
      record: text.describe('What is drawn for other messages'),
    })
    .describe('The drawing along the foot'),
  pictures: text.describe('Before the names of the files'),
  description: text.describe('Before the description'),
  text: text.describe('Before the text of the post'),
  sources: text.describe('Before several sources'),
  source: text.describe('Before one source'),
});
export type SocialPackFile = z.infer<typeof socialPackSchema>;
