import {
  buildIndex,
  idsNearEveryWord,
  idsWithEveryWord,
  openIndex,
  type TextIndex,
} from '#site/search/text-index.ts';
import { formsInText } from '#site/search/word-forms.ts';
import { fetchJson } from '#site/use-loaded.ts';
import { sourcedFile } from '../claims/claim.ts';
import type { EvidenceEntry } from '../evidence.ts';
import type { Names } from './claim-list.ts';

const indexHref = '/evidence/search-index.json';

/** The searchable text of a claim; all of it counts alike, because claims are not ranked. */
export const claimFields = {
  weights: { figure: 1, wording: 1, topic: 1, scope: 1, source: 1, pages: 1, note: 1 },
};
type ClaimIndex = TextIndex<keyof typeof claimFields.weights>;

/** The index of claims, to be published as JSON. */
export function indexClaims(
  entries: readonly EvidenceEntry[],
  { statuses, topics }: Names,
): ClaimIndex {
  const line = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(', ');
  const documents = entries.map(({ claim, file, usedOn }) => {
    const { id, status, specified, published } = claim;
    const sourced = sourcedFile(file);
    return {
      id,
      figure: line(specified?.figure, specified?.wording, published.figure),
      wording: published.wording,
      topic: line(topics[file.group], statuses[status]),
      scope: line(sourced?.population, sourced?.place, sourced?.period),
      source: published.source.name,
      pages: line(...usedOn.map(({ label }) => label)),
      note: line(file.note, file.caution),
    };
  });
  return buildIndex(claimFields, documents);
}

/**
 * Downloads the index. Resolves to a search from a query to the ids of the claims in which every
 * word of it begins some word; if none, of those that match with one edit in a word, two in a long
 * one, and none in a number. Rejects if the download fails.
 */
export async function fetchEvidenceSearch(): Promise<(query: string) => ReadonlySet<string>> {
  const index = await openIndex(claimFields, JSON.stringify(await fetchJson(indexHref)));
  return (query) => {
    const words = formsInText(query);
    const exact = idsWithEveryWord(index, words);
    return exact.size > 0 ? exact : idsNearEveryWord(index, words);
  };
}
