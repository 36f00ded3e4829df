import type { Advice, Ids } from './entry.ts';
import { withGuess } from './nearest.ts';

/** Addresses under which each entry of a kind has a page of its own. */
const pagesOf: Record<string, string> = {
  '/stories/': 'stories',
  '/speakers/profile/': 'speakers',
};

/** What is wrong with an address that means an entry's page; undefined if it exists or is another address. */
export function missingPage(address: string, ids: Ids): Advice | undefined {
  for (const [path, kind] of Object.entries(pagesOf)) {
    const id = address.startsWith(path) ? address.slice(path.length).split(/[#?]/)[0] : undefined;
    const known = ids.get(kind);
    if (id === undefined || !known || known.has(id)) continue;
    return {
      problem: `this site has no page ${path}${id}`,
      remedy: withGuess(id, known, `The address ends in the name of a file in "${kind}".`),
    };
  }
  return undefined;
}
