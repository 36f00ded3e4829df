import { getCollection } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolders } from '#content/content-folders.ts';
import { loadOnce } from '#content/load-once.ts';
import { type SeriesView, seriesView } from './series.ts';
import { seriesFolder, tableEnding } from './series-table.ts';

/** Every series with its values, in the order of the ids. */
export const loadSeries = loadOnce(async (): Promise<SeriesView[]> => {
  const entries = await getCollection('series');
  return Promise.all(
    entries.map(async ({ id, data }) => seriesView(id, data, await readTable(id))),
  );
});

/** Reads the table of a series as it was checked. Rejects for an unknown id. */
export function readTable(id: string): Promise<string> {
  return readFile(join(contentFolders().own, seriesFolder, `${id}.${tableEnding}`), 'utf8');
}

/** The ids of all series. */
export async function seriesIds(): Promise<string[]> {
  return (await getCollection('series')).map(({ id }) => id);
}
