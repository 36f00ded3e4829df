import { useCallback, useEffect, useRef, useState } from 'react';
import type { Found } from '../find/fetch-finder.ts';
import { fewestLetters } from '../find/fewest-letters.ts';

/** What the search has for the words in the field. */
export interface FoundState {
  /** What was found last; while new words are looked for, still the last. */
  found: Found | undefined;
  /** Words are in the field, and what is shown does not answer them yet. */
  isWaiting: boolean;
  /** How often in a row it failed. */
  failures: number;
  /** Asks again after a failure. */
  retry: () => void;
}

/** Looks for words whenever they change. An answer that comes after newer words is dropped. */
export function useFound(q: string): FoundState {
  const [found, setFound] = useState<Found>();
  const [failures, setFailures] = useState(0);
  const asked = useRef('');
  const words = q.trim();
  const isAsking = words.length >= fewestLetters;

  const ask = useCallback((query: string) => {
    asked.current = query;
    const isLatest = () => asked.current === query;
    import('../find/fetch-finder.ts')
      .then(({ findOnSite }) => findOnSite(query))
      .then(
        (answer) => {
          if (!isLatest()) return;
          setFound(answer);
          setFailures(0);
        },
        () => isLatest() && setFailures((before) => before + 1),
      );
  }, []);

  useEffect(() => {
    if (isAsking) ask(words);
    else asked.current = '';
  }, [ask, isAsking, words]);

  return {
    found: isAsking ? found : undefined,
    isWaiting: isAsking && failures === 0 && found?.finding.query !== words,
    failures: isAsking ? failures : 0,
    retry: () => ask(words),
  };
}

/** Fetches what the first search needs, when a visitor comes near. A failure shows when words are looked for. */
export function warmUp(): void {
  import('../find/fetch-finder.ts').then(({ theFinder }) => theFinder()).catch(() => undefined);
}
