import { z } from 'zod';
import { dataFileFields } from '#files/data-file/data-file.schema.ts';
import { speakerRecordSchema } from './speaker-record.schema.ts';

/** What `/data/speakers.json` contains: every speaker, and what others may do with it. */
export const speakersFileSchema = z
  .strictObject({
    ...dataFileFields('License of the words; each portrait names its own in its credit'),
    speakers: z.array(speakerRecordSchema).describe('Every speaker, in alphabetical order of ids'),
  })
  .meta({ title: 'Speakers', description: 'The speakers bureau as data' });

export type SpeakersFile = z.infer<typeof speakersFileSchema>;
