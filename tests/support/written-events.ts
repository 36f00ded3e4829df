import { globSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { readEntry } from '#content/read-entry.ts';
import { type EventFile, eventSchema } from '#features/events/event.schema.ts';

/** An event as staff wrote it. */
export type WrittenEvent = EventFile & { id: string };

/** Every event of the content folder, read without the code that makes pages and calendars. */
export function writtenEvents(): WrittenEvent[] {
  return globSync('example/events/*.md')
    .sort()
    .map((file) => {
      const { data } = readEntry(readFileSync(file, 'utf8'), 'md');
      return { id: parse(file).name, ...eventSchema.parse(data) };
    });
}
