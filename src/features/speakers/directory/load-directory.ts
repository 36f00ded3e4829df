import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { byName, type DirectoryEntry, entryOf } from './directory-entry.ts';
import {
  buildSpeakerIndex,
  ignoredBySpeakers,
  type SearchFile,
  searchDocument,
} from './speaker-index.ts';

/** Every speaker as the directory lists one, by name. */
export async function loadDirectory(): Promise<DirectoryEntry[]> {
  return byName((await loadSpeakers()).map(entryOf));
}

/** The index of every profile, with the words it leaves out, as it is published for the browser. */
export async function loadSearchFile(): Promise<SearchFile> {
  const words = await loadPage('searchWords');
  const documents = (await getCollection('speakers')).map(({ id, data, body }) =>
    searchDocument({ id, ...data }, body ?? '', words),
  );
  return { ignored: ignoredBySpeakers(words), index: buildSpeakerIndex(documents).toJSON() };
}
