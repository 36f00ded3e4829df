import type { Turn } from './recording.ts';

/** A turn and its place in the whole transcript. */
export interface PlacedTurn extends Turn {
  place: number;
}

/** A run of turns that are all heard in the recording, or all only read. */
export interface Passage {
  isHeard: boolean;
  /** Place of its first turn. */
  first: number;
  turns: readonly PlacedTurn[];
}

/** A transcript → its passages, in order. A turn without a time is not heard. */
export function passages(turns: readonly Turn[]): Passage[] {
  const placed = turns.map((turn, place) => ({ ...turn, place }));
  const isHeard = (place: number) => turns[place]?.start !== undefined;
  const firsts = turns.flatMap((_, place) =>
    place === 0 || isHeard(place) !== isHeard(place - 1) ? [place] : [],
  );
  return firsts.map((first, index) => ({
    isHeard: isHeard(first),
    first,
    turns: placed.slice(first, firsts[index + 1]),
  }));
}
