import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calendarFilesSchema } from '../events.table.ts';

/** The words of calendar files, read from the site's content. */
export const calendarWords = calendarFilesSchema.parse(
  parse(readFileSync('example/pages/calendar-files.yaml', 'utf8')),
);
