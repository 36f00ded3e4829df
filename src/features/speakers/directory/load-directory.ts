import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { byFamilyName } from '#site/person-name.ts';
import { indexSpeakers } from './speaker-index.ts';
import { type DirectoryEntry, speakerEntry } from './speaker-list.tsx';

/** The entries of the directory by family name, the order they are published in. */
export async function loadDirectory(): Promise<DirectoryEntry[]> {
  return byFamilyName(await loadSpeakers()).map((speaker) => speakerEntry(speaker));
}

/** The index of every profile, with the words it leaves out, as it is published for the browser. */
export async function loadSearchFile() {
  return indexSpeakers(await getCollection('speakers'), await loadPage('searchWords'));
}
