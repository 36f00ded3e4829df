import { useCallback, useEffect, useRef, useState } from 'react';
import type { Found } from '../find/site-finder.ts';
import { minQueryLength } from '../search-state.ts';

/** Looks for words whenever they change. An answer that comes after newer words is dropped. */
export function useFound(q: string) {
  const [found, setFound] = useState<Found>();
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef('');
  const words = q.trim();
  const isAsking = words.length >= minQueryLength;

  const ask = useCallback((query: string) => {
    asked.current = query;
    setFailed(false);
    const isLatest = () => asked.current === query;
    import('../find/site-finder.ts')
      .then(({ findOnSite }) => findOnSite(query))
      .then(
        (answer) => isLatest() && setFound(answer),
        () => isLatest() && setFailed(true),
      );
  }, []);

  useEffect(() => {
    if (isAsking) return ask(words);
    asked.current = '';
    // The next words are others: what the last ones found would be in the way of a quick press.
    setFound(undefined);
  }, [ask, isAsking, words]);

  return {
    /** What was found last; while new words are looked for, still the last. */
    found: isAsking ? found : undefined,
    /** Words are in the field, and what is shown does not answer them yet. */
    isWaiting: isAsking && !hasFailed && found?.finding.query !== words,
    /** The index did not come. */
    hasFailed: isAsking && hasFailed,
    /** Asks again after a failure. */
    retry: () => ask(words),
  };
}

/** Fetches what the first search needs, when a visitor comes near. A failure shows when words are looked for. */
export function warmUp(): void {
  import('../find/site-finder.ts').then(({ theFinder }) => theFinder()).catch(() => undefined);
}
