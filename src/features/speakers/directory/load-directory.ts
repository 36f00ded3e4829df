import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { byFamilyName } from '#site/person-name.ts';
import { indexSpeakers, type SpeakerSearchFile } from './speaker-index.ts';
import { type DirectoryEntry, speakerEntry } from './speaker-list.tsx';

/** The entries of the directory by family name, the order they are published in. */
export async function loadDirectory(): Promise<DirectoryEntry[]> {
  return byFamilyName(await loadSpeakers()).map((speaker) => speakerEntry(speaker));
}

/** The search of every profile, as it is published for the browser. */
export async function loadSpeakerSearchFile(): Promise<SpeakerSearchFile> {
  const words = await loadPage('searchWords');
  const { index, ignored } = indexSpeakers(await getCollection('speakers'), words);
  return { index: JSON.stringify(index), ignored };
}
