import { useEffect, useState } from 'react';
import type { Found } from '../find/fetch-finder.ts';
import type { Hit } from '../find/find.ts';
import { isSaid } from '../find/result-line.ts';

/** While a visitor types, the passages for words that are not finished are not fetched. */
const afterTyping = 200;

/** Passages by the places of their records. */
export type Passages = ReadonlyMap<number, readonly string[]>;

/** The passages of those results whose words stand neither in their title nor in their line. */
export function usePassages(found: Found | undefined, hits: readonly Hit[]): Passages {
  const [passages, setPassages] = useState<{ of?: Found['finder']; at: Passages }>({
    at: new Map(),
  });
  const isOfThis = passages.of === found?.finder;
  const missing = hits
    .filter(({ place, words }) => {
      const entry = found?.finder.head.entries[place];
      return entry && !(isOfThis && passages.at.has(place)) && !isSaid(entry, new Set(words));
    })
    .map(({ place }) => place)
    .join();

  useEffect(() => {
    if (!found || missing === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const places = missing.split(',').map(Number);
      const texts = await Promise.all(places.map(found.finder.passagesAt));
      if (!isWanted) return;
      const fetched = places.map((place, at) => [place, texts[at] ?? []] as const);
      setPassages((before) => ({
        of: found.finder,
        at: new Map([...(before.of === found.finder ? before.at : []), ...fetched]),
      }));
    }, afterTyping);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [found, missing]);

  return isOfThis ? passages.at : new Map();
}
