import type { Advice, Ids } from './entry.ts';
import { withGuess } from './nearest.ts';

/** Addresses under which each entry of a kind has a page of its own. */
const pagesOf: Readonly<Record<string, string>> = {
  '/stories/': 'stories',
  '/speakers/profile/': 'speakers',
  '/resources/events-calendar/': 'events',
};

/**
 * What is wrong with an address that means an entry's page; undefined if the entry exists or the
 * address is another one, such as a file below that page.
 */
export function missingPage(address: string, ids: Ids): Advice | undefined {
  const path = Object.keys(pagesOf).find((start) => address.startsWith(start));
  if (path === undefined) return undefined;
  const kind = pagesOf[path] ?? '';
  const known = ids.get(kind) ?? new Set();
  const [id = ''] = address.slice(path.length).split(/[#?]/);
  if (known.has(id) || /[./]/.test(id)) return undefined;
  return {
    problem: `this site has no page ${path}${id}`,
    remedy: withGuess(id, known, `Write the name of a file in "${kind}" after ${path}.`),
  };
}
