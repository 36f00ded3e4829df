import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadClaims } from '#features/evidence/claims/load-claims.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { byFamilyName } from '#site/person-name.ts';
import { indexSpeakers } from './build-search.ts';
import type { SpeakerSearchFile } from './speaker-index.ts';
import { type DirectoryEntry, speakerEntry } from './speaker-list.tsx';

/** The entries of the directory by family name, the order they are published in. */
export async function loadDirectory(): Promise<DirectoryEntry[]> {
  return byFamilyName(await loadSpeakers()).map((speaker) => speakerEntry(speaker));
}

/** The search of every profile, as it is published for the browser. */
export async function loadSpeakerSearchFile(): Promise<SpeakerSearchFile> {
  const words = await loadPage('searchWords');
  const speakers = await getCollection('speakers');
  const search = indexSpeakers(speakers, words, await loadClaims());
  return { ...search, index: JSON.stringify(search.index) };
}
