import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { indexSpeakers } from './speaker-index.ts';
import { byName, type DirectoryEntry, entryOf } from './speaker-list.tsx';

export async function loadDirectory(): Promise<DirectoryEntry[]> {
  return byName((await loadSpeakers()).map(entryOf));
}

/** The index of every profile, with the words it leaves out, as it is published for the browser. */
export async function loadSearchFile() {
  return indexSpeakers(await getCollection('speakers'), await loadPage('searchWords'));
}
