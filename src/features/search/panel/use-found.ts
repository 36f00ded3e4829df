import { useCallback, useEffect, useRef, useState } from 'react';
import type { Found } from '../find/fetch-finder.ts';
import type { Hit } from '../find/site-finder.ts';
import { isSaid } from '../find/snippet.ts';
import { minQueryLength } from '../index/search-files.ts';

/** What the search has for the words in the field. */
export interface FoundState {
  /** What was found last; while new words are looked for, still the last. */
  found: Found | undefined;
  /** Words are in the field, and what is shown does not answer them yet. */
  isWaiting: boolean;
  /** The index did not come. */
  hasFailed: boolean;
  /** Asks again after a failure. */
  retry: () => void;
}

/** Looks for words whenever they change. An answer that comes after newer words is dropped. */
export function useFound(q: string): FoundState {
  const [found, setFound] = useState<Found>();
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef('');
  const words = q.trim();
  const isAsking = words.length >= minQueryLength;

  const ask = useCallback((query: string) => {
    asked.current = query;
    setFailed(false);
    const isLatest = () => asked.current === query;
    import('../find/fetch-finder.ts')
      .then(({ findOnSite }) => findOnSite(query))
      .then(
        (answer) => isLatest() && setFound(answer),
        () => isLatest() && setFailed(true),
      );
  }, []);

  useEffect(() => {
    if (isAsking) ask(words);
    else asked.current = '';
  }, [ask, isAsking, words]);

  return {
    found: isAsking ? found : undefined,
    isWaiting: isAsking && !hasFailed && found?.finding.query !== words,
    hasFailed: isAsking && hasFailed,
    retry: () => ask(words),
  };
}

/** Fetches what the first search needs, when a visitor comes near. A failure shows when words are looked for. */
export function warmUp(): void {
  import('../find/fetch-finder.ts').then(({ theFinder }) => theFinder()).catch(() => undefined);
}

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
