import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program, looked for in the folders of the path and where servers are kept; undefined where there is none. */
export function findProgram(name: string, path = process.env['PATH'] ?? ''): string | undefined {
  return [...path.split(delimiter), '/usr/local/sbin', '/usr/sbin']
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
