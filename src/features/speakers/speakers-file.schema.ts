import { z } from 'zod';
import { speakerRecordSchema } from './speaker-record.schema.ts';

/** What `/data/speakers.json` contains: every speaker, and what others may do with it. */
export const speakersFileSchema = z
  .strictObject({
    $schema: z.url().describe('Address of this schema'),
    license: z.url().describe('License of the words; each portrait names its own in its credit'),
    source: z
      .strictObject({
        name: z.string().describe('Who to name when the words are used'),
        url: z.url().describe('Where people read the same list'),
      })
      .describe('Where the words come from'),
    notice: z.string().optional().describe('What everyone who uses the file must know first'),
    speakers: z.array(speakerRecordSchema).describe('Every speaker, in alphabetical order of ids'),
  })
  .meta({ title: 'Speakers', description: 'The speakers bureau as data' });

export type SpeakersFile = z.infer<typeof speakersFileSchema>;
