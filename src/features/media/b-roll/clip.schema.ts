import { z } from 'zod';
import { calendarDate, pictureFile, text } from '#content/fields.ts';

/** What the file of a B-roll clip may contain; the videos and captions lie beside it under the same name. */
export const clipSchema = z.strictObject({
  title: text.describe('What the clip shows, in a few words'),
  description: text.describe(
    'All that is seen, from its beginning to its end, for those who cannot see it',
  ),
  credit: text.describe('The line that stands beside the clip wherever it is shown'),
  poster: pictureFile.describe('The still picture beside this file'),
  posterAt: z.number().min(0).describe('Second of the clip that the still picture shows'),
  sample: z.boolean().describe('true while the clip is a drawn sample and not filmed'),
  made: calendarDate.describe('Day it was made, YYYY-MM-DD'),
  order: z.int().describe('Place in the gallery; lower comes first'),
});
export type ClipFile = z.infer<typeof clipSchema>;
