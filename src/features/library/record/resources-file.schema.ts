import { z } from 'zod';
import { resourceRecordSchema } from './resource-record.schema.ts';

/** What `/data/resources.json` contains: every document, and what others may do with the list. */
export const resourcesFileSchema = z
  .strictObject({
    $schema: z.url().describe('Address of this schema'),
    license: z.url().describe('License of our words; each document belongs to its publisher'),
    source: z
      .strictObject({
        name: z.string().describe('Who to name when the words are used'),
        url: z.url().describe('Where people read the same list'),
      })
      .describe('Where the words come from'),
    resources: z.array(resourceRecordSchema).describe('Every document, newest first'),
  })
  .meta({ title: 'Resources', description: 'The resource library as data' });

export type ResourcesFile = z.infer<typeof resourcesFileSchema>;
