import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of khal, a calendar program for the terminal (Debian: `khal`); undefined where there is none. */
export function findCalendarProgram(path = process.env['PATH'] ?? ''): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, 'khal'))
    .find((file) => existsSync(file));
}
