import { type SearchFile, searchFileHref } from './search-file.ts';
import { type Finding, openSpeakerIndex, searchSpeakers } from './speaker-index.ts';

/** Looks for speakers. */
export type Search = (query: string) => Finding;

/** Fetches the published index of speakers and makes it ready. Rejects where it cannot be had. */
export async function fetchSearch(): Promise<Search> {
  const answer = await fetch(searchFileHref);
  if (!answer.ok) throw new Error(`${searchFileHref} answered ${answer.status}`);
  const file = (await answer.json()) as SearchFile;
  const index = openSpeakerIndex(file.index);
  const ignored = new Set(file.ignored);
  return remembering((query) => searchSpeakers(index, query, ignored));
}

/** A query that is deleted letter by letter was asked before. */
const lettersBack = 8;

/** The same search, which remembers what it found last: the last few queries are answered without looking. */
export function remembering(search: Search, most = lettersBack): Search {
  const known = new Map<string, Finding>();
  return (query) => {
    const finding = known.get(query) ?? search(query);
    known.delete(query);
    known.set(query, finding);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return finding;
  };
}
