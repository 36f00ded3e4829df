import { useEffect } from 'react';
import { useLoaded } from '#site/use-loaded.ts';

/** Fewer characters say nothing of danger. */
const fewest = 3;

/**
 * Shows what leads out of danger before the results of a query, in every search of the site. Words
 * and rule are loaded with the first query, so that no page is heavier before.
 */
export function DangerFirst({ query }: { query: string }) {
  const { value: notice, load } = useLoaded(importNotice);
  const isAsking = query.trim().length >= fewest;
  // What did not come is asked for again at the next keystroke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query tries again.
  useEffect(() => {
    if (isAsking) load();
  }, [isAsking, load, query]);
  const Notice = notice?.DangerNotice;
  return Notice && isAsking ? <Notice query={query} /> : null;
}

function importNotice() {
  return import('./DangerNotice.tsx');
}
