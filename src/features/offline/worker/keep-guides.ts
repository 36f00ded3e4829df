import { cacheName, type GuidesState, guidesMark, ownCaches } from '../kept-caches.ts';
import type { Given } from './given.ts';
import { keepFiles } from './keep-files.ts';

type Kept = Pick<Given, 'release' | 'files'>;

/** Keeps all guides of this release, which are all the files there are to keep, then the mark that they are whole. `now` in milliseconds since 1970. */
export async function keepGuides(
  { release, files }: Kept,
  now: number,
  told?: (kept: number) => void,
): Promise<GuidesState> {
  const name = cacheName('guides', release);
  const state = { keptAt: now, bytes: sizeOf(files) };
  if (!(await hasGuides(release))) await keepFiles(files, name, told);
  await (await caches.open(name)).put(guidesMark, Response.json(state));
  for (const other of await ownCaches('guides')) if (other !== name) await caches.delete(other);
  return state;
}

/** Whether the guides are kept whole, of one release or of any. */
export async function hasGuides(release?: string): Promise<boolean> {
  const names = release ? [cacheName('guides', release)] : await ownCaches('guides');
  const marks = names.map((name) => caches.match(guidesMark, { cacheName: name }));
  return (await Promise.all(marks)).some((mark) => mark !== undefined);
}

/** Bytes of all the guides, not packed. */
export function sizeOf(files: Kept['files']): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
