import { type ListedSpeaker, listedSpeaker } from './listed-speaker.ts';
import { type Choice, present } from './shortlist.ts';

/** A speaker of a list as the page shows one. */
export interface Row extends Choice {
  /** What is published of the speaker, where it is known. */
  speaker: ListedSpeaker | undefined;
  /** The place among those who are asked, counted from 0; a speaker who takes no requests has none. */
  place: number | undefined;
}

/** A list → its rows, and how many of it are no speakers any more. Without records everyone counts as one. */
export function rowsOf(list: readonly Choice[], records?: ReadonlyMap<string, unknown>) {
  const { found, missing } = present(list, (id) => records?.has(id) ?? true);
  let asked = 0;
  const rows = found.map(({ id, name }): Row => {
    const speaker = listedSpeaker(records?.get(id));
    const place = speaker?.requests === 'paused' ? undefined : asked++;
    return { id, name: speaker?.name ?? name, speaker, place };
  });
  return { rows, missing };
}

/** The names of those who are asked, in order, and of those who are not. */
export function askedAndPaused(rows: readonly Row[]) {
  const names = (isAsked: boolean) =>
    rows.filter(({ place }) => (place !== undefined) === isAsked).map(({ name }) => name);
  return { asked: names(true), paused: names(false) };
}

/** The place of a speaker among those who are asked or, if the speaker is not, on the list; counted from 1. */
export function standing(rows: readonly Row[], id: string): { place: number; count: number } {
  const isAsked = rows.find((row) => row.id === id)?.place !== undefined;
  const peers = isAsked ? rows.filter(({ place }) => place !== undefined) : rows;
  return { place: peers.findIndex((row) => row.id === id) + 1, count: peers.length };
}
