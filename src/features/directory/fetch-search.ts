import { remembering, type Search } from './remember-findings.ts';
import { type SearchFile, searchFileHref } from './search-file.ts';
import { openSpeakerIndex, searchSpeakers } from './speaker-index.ts';

/** Fetches the published index of speakers and makes it ready. Rejects where it cannot be had. */
export async function fetchSearch(): Promise<Search> {
  const answer = await fetch(searchFileHref);
  if (!answer.ok) throw new Error(`${searchFileHref} answered ${answer.status}`);
  const file = (await answer.json()) as SearchFile;
  const index = openSpeakerIndex(file.index);
  const ignored = new Set(file.ignored);
  return remembering((query) => searchSpeakers(index, query, ignored));
}
