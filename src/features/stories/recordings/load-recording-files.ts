import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captionsEnding, mediaTypes, recordingsFolder } from './recording-files.ts';

const folder = join('content', recordingsFolder);
const served: readonly string[] = [...Object.keys(mediaTypes), captionsEnding];

/** Names of the recordings and captions that are part of the site, for the route that hands them out. */
export async function recordingFileNames(): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.filter((name) => served.includes(name.split('.').at(-1) ?? '')).sort();
}

/** The bytes of one of them. Throws for a name that is none. */
export function readRecordingFile(name: string): Promise<Buffer> {
  return readFile(join(folder, name));
}
