import { getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { allRecords } from './records/all-records.ts';
import { searchFiles } from './records/cut-index.ts';
import { peopleOf } from './records/people.ts';
import { type MapSection, siteMap } from './records/site-map.ts';
import { type Source, searchedKinds, theOne } from './records/source.ts';

/** The files of the search, as they are published for the browser. */
export const loadSearchFiles = loadOnce(async () => {
  const source = await loadSource();
  return searchFiles(allRecords(source), theOne(source, 'searchWords'), peopleOf(source));
});

/** The map of the site. */
export async function loadSiteMap(): Promise<MapSection[]> {
  const source = await loadSource();
  return siteMap(source, allRecords(source));
}

/** The content that is searched. */
async function loadSource(): Promise<Source> {
  const lists = await Promise.all(
    searchedKinds.map(async (name) => {
      const entries = await getCollection(name);
      return [name, entries.map(({ id, data, body }) => ({ id, data, body: body ?? '' }))];
    }),
  );
  return Object.fromEntries(lists) as Source;
}
