import { useEffect, useRef, useState } from 'react';
import { type ListedSpeaker, listedSpeaker, type SpeakerRecords } from './listed-speaker.ts';
import {
  type Choice,
  changeShortlist,
  currentShortlist,
  idsIn,
  joined,
  nameFromId,
  present,
  shortlistHref,
  useShortlist,
} from './shortlist.ts';

/** A list → the changed list. */
export type Edit = (list: readonly Choice[]) => readonly Choice[];

export type ShownList = ReturnType<typeof useShownList>;

/**
 * The list of the page: the one in the address if it differs from the visitor's own, else the visitor's own. Until the
 * visitor saves a shared list, edits change the address alone. Reads `location`, so it renders in the browser only.
 */
export function useShownList(records: SpeakerRecords | undefined) {
  const { items: own, isSaved } = useShortlist();
  const [shared, setShared] = useState(sharedList);
  const list = shared ?? own;
  const { rows, missing } = rowsOf(list, records);
  useAddressOf(list, isSaved);

  function edit(change: Edit) {
    const changed: Edit = (before) => change(rowsOf(before, records).rows.map(choiceOf));
    if (!shared) changeShortlist(changed);
    else setShared(unlessEmpty(changed(shared)));
  }

  /** Appends the shared list to the visitor's own. */
  function save() {
    changeShortlist((before) => joined(before, rows.map(choiceOf)));
    setShared(undefined);
  }

  return { rows, missing, own, isSaved, isShared: shared !== undefined, edit, save };
}

/** The list in the address; undefined if there is none or it is the visitor's own. */
function sharedList(): readonly Choice[] | undefined {
  const list = idsIn(location.search).map((id) => ({ id, name: nameFromId(id) }));
  const isOwn = shortlistHref(list) === shortlistHref(currentShortlist().items);
  return isOwn ? undefined : unlessEmpty(list);
}

function unlessEmpty(list: readonly Choice[]): readonly Choice[] | undefined {
  return list.length === 0 ? undefined : list;
}

function choiceOf({ id, name }: Choice): Choice {
  return { id, name };
}

/** Writes each later list into the address, if the address carries a list or the browser could not save it. */
function useAddressOf(list: readonly Choice[], isSaved: boolean) {
  const written = useRef(list);
  useEffect(() => {
    if (written.current === list) return;
    written.current = list;
    const carriesList = idsIn(location.search).length > 0;
    if (carriesList || !isSaved) history.replaceState(null, '', shortlistHref(list));
  }, [list, isSaved]);
}

/** A choice as the page shows it. */
export interface Row extends Choice {
  /** The published record; undefined if it was not fetched or is malformed. */
  speaker: ListedSpeaker | undefined;
  /** The place among the speakers of the request, from 0; undefined for a speaker who takes no requests. */
  place: number | undefined;
}

/** A list → its rows, and the number of choices without a record. Without `records` every choice has a row. */
export function rowsOf(list: readonly Choice[], records?: SpeakerRecords) {
  const { found, missing } = present(list, (id) => records?.has(id) ?? true);
  let requested = 0;
  const rows = found.map(({ id, name }): Row => {
    const speaker = listedSpeaker(records?.get(id));
    const place = speaker?.requests === 'paused' ? undefined : requested++;
    return { id, name: speaker?.name ?? name, speaker, place };
  });
  return { rows, missing };
}

/** The names of the speakers in the request, in order, and of those who take no requests. */
export function requestedAndPaused(rows: readonly Row[]) {
  const names = (isRequested: boolean) =>
    rows.filter(({ place }) => (place !== undefined) === isRequested).map(({ name }) => name);
  return { requested: names(true), paused: names(false) };
}

/** The place of a speaker, from 1, among the speakers of the request; for a paused speaker, in the whole list. */
export function placeOf(rows: readonly Row[], id: string): { place: number; count: number } {
  const isRequested = rows.find((row) => row.id === id)?.place !== undefined;
  const peers = isRequested ? rows.filter(({ place }) => place !== undefined) : rows;
  return { place: peers.findIndex((row) => row.id === id) + 1, count: peers.length };
}
