import { getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { loadPage } from '#content/load-page.ts';
import { type ShareCard, type ShareImage, siteShareImage } from '#files/share-image/share-card.ts';
import { allRecords, peopleFile } from './records/all-records.ts';
import { picturedPage, picturedPages, pictureHref } from './records/page-pictures.ts';
import { searchFile, searchFiles } from './records/search-files.ts';
import { type MapSection, siteMap } from './records/site-map.ts';
import type { ShownPage } from './records/site-pages.ts';
import { type Source, searchedKinds, theOne } from './records/source.ts';

/** Returns the files of the search by their addresses, as they are published for the browser. */
export const loadSearchFiles = loadOnce(async () => {
  const source = await loadSource();
  const records = allRecords(source);
  const file = searchFile(records, theOne(source, 'searchWords'), peopleFile(source));
  return searchFiles(records, file);
});

/** Returns the map of the site by section. */
export async function loadSiteMap(): Promise<MapSection[]> {
  const source = await loadSource();
  return siteMap(source, allRecords(source));
}

const loadSource = loadOnce(async () => {
  const lists = await Promise.all(
    Object.keys(searchedKinds).map(async (key) => {
      const name = key as keyof Source;
      const entries = await getCollection(name);
      return [name, entries.map(({ id, data, body }) => ({ id, data, body: body ?? '' }))];
    }),
  );
  return Object.fromEntries(lists) as Source;
});

/** Returns every page that has a share picture of its own, the search among them. */
export const loadPicturedPages = loadOnce(async () => picturedPages(await loadSource()));

/** Returns the share card of a page: its section, its title and its sentence. */
export async function loadPageCard(page: ShownPage): Promise<ShareCard> {
  const { section, title, description } = page;
  const { map } = await loadPage('searchPage');
  const { name } = await loadPage('site');
  // “Start here” is for the map alone.
  const kicker = section === 'start' ? undefined : map.sections[section];
  return { site: name, kicker, title, lines: [description], tags: [] };
}

/** Returns the share image of the page at a path; that of the site if the page has none. */
export async function loadPageImage(path: string): Promise<ShareImage> {
  const site = await loadPage('site');
  const page = picturedPage(path, await loadPicturedPages());
  if (!page) return siteShareImage(site);
  return { src: pictureHref(page), alt: `${page.title}. ${site.name}` };
}
