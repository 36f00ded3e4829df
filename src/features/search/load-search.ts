import { type SearchFiles, searchFiles } from './index/cut-index.ts';
import { type MapSection, siteMap } from './page/site-map.ts';
import { allRecords } from './records/all-records.ts';
import { loadSource } from './records/load-source.ts';
import { theOne } from './records/source.ts';

let made: Promise<SearchFiles> | undefined;

/** The files of the search, as they are published for the browser; made once in a build. */
export function loadSearchFiles(): Promise<SearchFiles> {
  // In development the content changes under way.
  if (import.meta.env.DEV) return makeFiles();
  made ??= makeFiles();
  return made;
}

/** The map of the site. */
export async function loadSiteMap(): Promise<MapSection[]> {
  const source = await loadSource();
  return siteMap(source, allRecords(source));
}

async function makeFiles(): Promise<SearchFiles> {
  const source = await loadSource();
  return searchFiles(allRecords(source), theOne(source, 'siteSearchWords').ignored);
}
