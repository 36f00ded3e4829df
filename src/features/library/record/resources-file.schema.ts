import { z } from 'zod';
import { dataFileFields } from '#files/data-file/data-file.schema.ts';
import { resourceRecordSchema } from './resource-record.schema.ts';

/** What `/data/resources.json` contains: every document, and what others may do with the list. */
export const resourcesFileSchema = z
  .strictObject({
    ...dataFileFields('License of our words; each document belongs to its publisher'),
    resources: z.array(resourceRecordSchema).describe('Every document, newest first'),
  })
  .meta({ title: 'Resources', description: 'The resource library as data' });

export type ResourcesFile = z.infer<typeof resourcesFileSchema>;
