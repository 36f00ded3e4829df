import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { calendarFilesSchema } from '../calendar-files.schema.ts';

/** The words of calendar files as the site has them. */
export const calendarWords = calendarFilesSchema.parse(
  parse(readFileSync('content/pages/calendar-files.yaml', 'utf8')),
);
