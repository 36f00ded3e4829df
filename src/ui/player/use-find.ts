import { useMemo, useState } from 'react';
import { findAll } from './find.ts';
import type { Turn } from './recording.ts';

/** Finding words in a transcript: what is sought, where it stands, and which of the places is looked at. */
export type Finder = ReturnType<typeof useFind>;

const before = -1;

/** A search through a transcript. New words show where they stand; next and previous go there, round and round. */
export function useFind(turns: readonly Turn[]) {
  const [sought, setSought] = useState('');
  const [place, setPlace] = useState(before);
  const finds = useMemo(() => findAll(turns, sought), [turns, sought]);

  function seek(words: string) {
    setSought(words);
    setPlace(before);
  }
  function step(by: 1 | -1) {
    const next = place === before && by === -1 ? finds.length - 1 : place + by;
    if (finds.length > 0) setPlace((next + finds.length) % finds.length);
  }
  return { sought, finds, place, current: finds[place], seek, step };
}
