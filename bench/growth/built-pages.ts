import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Measure } from '../bench.ts';

/** Pages on which entries of some kind stand together, and one entry of each kind, by their files. */
const watched: readonly (readonly [what: string, file: string])[] = [
  ['Home', 'index.html'],
  ['Directory', 'speakers/directory.html'],
  ['A profile', 'speakers/profile/amara-quill.html'],
  ['Deadline', 'media-inquiries/deadline.html'],
  ['Stories', 'stories.html'],
  ['A story', 'stories/two-fans.html'],
  ['Library', 'resources/library.html'],
  ['Calendar', 'resources/events-calendar.html'],
  ['Evidence', 'evidence.html'],
  ['Search, with the map of the site', 'search.html'],
  ['Not found', '404.html'],
  ['Not found, of a speaker', 'speakers/profile/404.html'],
];

/** How many pages a built site has. */
export async function countPages(dist: string): Promise<number> {
  return (await Array.fromAsync(glob('**/*.html', { cwd: dist }))).length;
}

/** What those pages weigh on the wire, styles in them, in kB. */
export async function weighPages(dist: string): Promise<Measure[]> {
  return Promise.all(
    watched.map(async ([what, file]) => {
      const { size } = await stat(join(dist, `${file}.br`));
      return { what: `HTML: ${what}`, value: size / 1000, unit: 'kB' as const };
    }),
  );
}
