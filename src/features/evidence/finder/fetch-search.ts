import { openEvidenceIndex, searchEvidence } from './evidence-index.ts';
import { searchFileHref } from './search-file.ts';

/** Looks for claims in the published index. */
export type Search = (query: string) => ReadonlySet<string>;

/** Fetches the index and makes it ready. Rejects where it cannot be had. */
export async function fetchSearch(): Promise<Search> {
  const answer = await fetch(searchFileHref);
  if (!answer.ok) throw new Error(`${searchFileHref} answered ${answer.status}`);
  const index = openEvidenceIndex(await answer.json());
  return (query) => searchEvidence(index, query);
}
