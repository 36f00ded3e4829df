import { useEffect, useRef, useState } from 'react';
import { announce } from '#ui/announcer/announce.ts';
import type { FoundEntries } from '../../protocol.ts';
import { findWords, wordsOfRefusal } from '../requests.ts';

/** Milliseconds from the last keystroke to the request. */
const findAfter = 150;

/** The answer to a query, `refusal` where there is none. */
export interface Finding {
  query: string;
  found?: FoundEntries;
  refusal?: string;
}

/**
 * The query of *Find anything* and what was found for it; undefined while nothing was found yet.
 * The address carries the query, so that Back leads to it.
 */
export function useFind() {
  const [query, setQuery] = useState(() => new URLSearchParams(location.search).get('find') ?? '');
  const [found, setFound] = useState<Finding>();
  const announced = useRef('');
  useEffect(() => {
    const words = query.trim();
    if (words === '') {
      setFound(undefined);
      return undefined;
    }
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const finding = await findWords(words).then(
        (answer) => ({ query: words, found: answer }),
        (reason) => ({ query: words, refusal: wordsOfRefusal(reason) }),
      );
      if (isOutdated) return;
      setFound(finding);
      const heading = findingHeading(finding);
      if (heading !== announced.current) announce(heading);
      announced.current = heading;
    }, findAfter);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [query]);

  function type(typed: string) {
    setQuery(typed);
    const search = typed.trim() === '' ? '' : `?${new URLSearchParams({ find: typed })}`;
    history.replaceState(history.state, '', `/${search}`);
  }
  return { query, found, type };
}

/** The heading of what was found, which is also announced. */
export function findingHeading({ query, found, refusal }: Finding): string {
  if (refusal !== undefined) return refusal;
  const total = found?.total ?? 0;
  if (total === 0) return `Nothing found for “${query}”`;
  return total === 1 ? '1 entry' : `${total} entries`;
}
