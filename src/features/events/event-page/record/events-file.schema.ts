import { z } from 'zod';
import { dataFileFields } from '#files/data-file/data-file.schema.ts';
import { eventRecordSchema } from './event-record.schema.ts';

/** What `/data/events.json` contains: every event, past ones too, and what others may do with the list. */
export const eventsFileSchema = z
  .strictObject({
    ...dataFileFields('License of our words'),
    events: z.array(eventRecordSchema).describe('Every event, past ones too, by start'),
  })
  .meta({ title: 'Events', description: 'The events calendar as data' });

export type EventsFile = z.infer<typeof eventsFileSchema>;
