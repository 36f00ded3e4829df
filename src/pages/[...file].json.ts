import type { APIRoute, InferGetStaticPropsType } from 'astro';
import {
  loadDetails,
  loadEventSearchFile,
  loadEntries as loadEvents,
} from '#features/events/load-events.ts';
import { loadEntries as loadDocuments } from '#features/library/load-resources.ts';
import { publishedData } from '#features/open-data/load-data-files.ts';
import { loadSearchFiles } from '#features/search/load-search.ts';
import {
  loadDirectory,
  loadSpeakerSearchFile,
} from '#features/speakers/directory/load-directory.ts';
import { loadStories } from '#features/stories/load-stories.ts';
import { storySummary } from '#features/stories/story.ts';

/** The lists that are too long for one page and the indexes of their searches, by address. */
const lists: Readonly<Record<string, () => Promise<unknown>>> = {
  'speakers/directory': loadDirectory,
  'speakers/search-index': loadSpeakerSearchFile,
  stories: async () => (await loadStories()).map((story) => storySummary(story)),
  'resources/library': loadDocuments,
  'resources/events-calendar/parts/events': loadEvents,
  'resources/events-calendar/parts/search-index': loadEventSearchFile,
};

/**
 * The files that islands fetch: lists, the details that the dialog of an event shows, and the files
 * of the search. And those that programs of others fetch: each list of the open data, and its JSON
 * Schema.
 */
export async function getStaticPaths() {
  const details = await loadDetails();
  const searchFiles = await loadSearchFiles();
  return [
    ...Object.entries(lists).map(([path, load]) => file(path, load)),
    ...publishedData().map(({ name, at }) => file(`data/${name}`, at)),
    ...details.map(([id, part]) =>
      file(`resources/events-calendar/parts/details/${id}`, () => part),
    ),
    ...[...searchFiles].map(([href, part]) => file(href.replace(/^\/|\.json$/g, ''), () => part)),
  ];
}

function file(path: string, load: (base: URL) => unknown) {
  return { params: { file: path }, props: { load } };
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  props,
  url,
}) => Response.json(await props.load(url));
