import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { type DirectoryEntry, entryOf } from './directory-entry.ts';
import { emptyFilter } from './directory-filter.ts';
import { facetValues } from './facet-values.ts';
import { selectEntries } from './filter-entries.ts';
import { byName } from './order-by-name.ts';
import { pageSize } from './page-size.ts';
import { searchDocument } from './search-document.ts';
import type { SearchFile } from './search-file.ts';
import { buildSpeakerIndex } from './speaker-index.ts';
import type { DirectoryFrame } from './use-directory.ts';

/** Every speaker as the directory lists one, by name. */
export async function loadDirectory(): Promise<DirectoryEntry[]> {
  return byName((await loadSpeakers()).map(entryOf));
}

/** What the first page is built with: its own entries, and the counts of the whole list. */
export async function loadFrame(): Promise<DirectoryFrame> {
  const entries = await loadDirectory();
  return {
    entries: entries.slice(0, pageSize),
    total: entries.length,
    values: facetValues(entries),
    counts: selectEntries(entries, emptyFilter).counts,
  };
}

/** The index of every profile, with the words it leaves out, as it is published for the browser. */
export async function loadSearchFile(): Promise<SearchFile> {
  const words = await loadPage('searchWords');
  const documents = (await getCollection('speakers')).map(({ id, data, body }) =>
    searchDocument({ id, ...data }, body ?? '', words),
  );
  return { ignored: words.ignored, index: buildSpeakerIndex(documents).toJSON() };
}
