import { buildIndexInSteps, idsNearEveryWord, idsWithEveryWord } from '#site/search/text-index.ts';
import { formsInText } from '#site/search/word-forms.ts';
import type { Ledger } from './ledger.ts';

/** Returns the ids of the claims that a query finds. */
type ClaimSearch = (query: string) => ReadonlySet<string>;

/** All of a claim counts alike, because claims are not ranked: they keep the order of the page. */
const claimFields = { weights: { text: 1 } };

/**
 * Indexes the claims of a page and resolves to their search: it finds those in which every word of
 * the query begins some word; if there are none, those that do so with typing errors.
 */
export async function indexClaims({ documents }: Pick<Ledger, 'documents'>): Promise<ClaimSearch> {
  const index = await buildIndexInSteps(claimFields, documents);
  return (query) => {
    const words = formsInText(query);
    const exact = idsWithEveryWord(index, words);
    return exact.size > 0 ? exact : idsNearEveryWord(index, words);
  };
}
