import { type SearchFile, searchFileHref } from './search-file.ts';
import { type Finding, openSpeakerIndex, searchSpeakers } from './speaker-index.ts';

/** Looks for speakers in the published index. */
export type Search = (query: string) => Finding;

/** Fetches the index and makes it ready. Rejects where it cannot be had. */
export async function fetchSearch(): Promise<Search> {
  const answer = await fetch(searchFileHref);
  if (!answer.ok) throw new Error(`${searchFileHref} answered ${answer.status}`);
  const file = (await answer.json()) as SearchFile;
  const index = openSpeakerIndex(file.index);
  const ignored = new Set(file.ignored);
  return (query) => searchSpeakers(index, query, ignored);
}
