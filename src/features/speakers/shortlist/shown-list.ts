import { useEffect, useRef, useState } from 'react';
import { booking } from '#features/letters/definitions/booking.ts';
import { draftKey, isAnswers } from '#features/letters/drafts/draft.ts';
import * as device from '#site/device.ts';
import { type Removal, removalsFrom, withRestored } from '#site/removal.ts';
import type { SpeakerRecord } from '../speakers-file.ts';
import {
  type Choice,
  changeShortlist,
  currentShortlist,
  idsInQuery,
  joinChoices,
  maxChoices,
  nameFromId,
  removeFromShortlist,
  shortlistHref,
  type Together,
  togetherFrom,
  togetherInQuery,
  undoRemoval,
  useShortlist,
} from './shortlist.ts';
import type { SpeakerRecords } from './speaker-records.ts';

type Edit = (list: readonly Choice[]) => readonly Choice[];

export type ShownList = ReturnType<typeof useShownList>;

/**
 * Returns the list of the page: the one in the address if it differs from the visitor's own, else
 * the visitor's own, with the functions that change it. Until the visitor saves a shared list,
 * edits change the address alone. Reads `location`, so it renders in the browser only.
 */
export function useShownList(records: SpeakerRecords | undefined) {
  const { items: own, isSaved, removed: removedOfOwn } = useShortlist();
  const [shared, setShared] = useState(sharedList);
  const [together, setTogether] = useState(() => firstTogether(shared !== undefined));
  // The speakers removed from the shared list, the last one at the end. A shared list whose last
  // speaker is removed is gone; undoing brings it back.
  const [removedOfShared, setRemovedOfShared] = useState<readonly Removal<Choice>[]>([]);
  const list = shared ?? own;
  const lastRemoved = removedOfShared.at(-1) ?? (shared ? undefined : removedOfOwn.at(-1)?.[0]);
  const { rows, missing } = rowsOf(list, records);
  useListInAddress(list, together, isSaved);

  function edit(change: Edit) {
    const changeRows: Edit = (before) => change(rowsOf(before, records).rows.map(choiceOf));
    if (!shared) changeShortlist(changeRows);
    else setShared(unlessEmpty(changeRows(shared)));
  }

  function remove(row: Row) {
    if (!shared) return removeFromShortlist(row.id);
    const isRow = ({ id }: Choice) => id === row.id;
    // A shared list has the names that its ids suggest; the row has the published one.
    const removals = removalsFrom(shared, isRow).map(({ index }) => ({
      item: choiceOf(row),
      index,
    }));
    setRemovedOfShared([...removedOfShared, ...removals]);
    setShared(unlessEmpty(shared.filter((choice) => !isRow(choice))));
  }

  /** Puts the speaker who was removed last back. Returns false where the list is full. */
  function undo(): boolean {
    const removal = removedOfShared.at(-1);
    if (!removal) return undoRemoval().length > 0;
    setRemovedOfShared(removedOfShared.slice(0, -1));
    setShared(withRestored(shared ?? [], [removal], ({ id }) => id));
    return true;
  }

  /** Chooses whether one speaker is asked for or all, in a draft of the booking too. */
  function choose(next: Together) {
    setTogether(next);
    const draft = device.read(draftKey(booking), isAnswers);
    if (draft) device.save(draftKey(booking), { ...draft, together: next });
  }

  function save() {
    changeShortlist((before) => joinChoices(before, rows.map(choiceOf)));
    setShared(undefined);
    setRemovedOfShared([]);
  }

  return {
    rows,
    missing,
    own,
    isSaved,
    isShared: shared !== undefined,
    /** Whether one speaker is asked for or all; undefined until the visitor has chosen. */
    together,
    choose,
    /** The speaker who was removed last on this page, with the place in the list. */
    lastRemoved,
    edit,
    remove,
    undo,
    save,
  };
}

/** Returns the list in the address; undefined if there is none or it is the visitor's own. */
function sharedList(): readonly Choice[] | undefined {
  const list = idsInQuery(location.search).map((id) => ({ id, name: nameFromId(id) }));
  const isOwn = shortlistHref(list) === shortlistHref(currentShortlist().items);
  return isOwn ? undefined : unlessEmpty(list);
}

/**
 * Returns what the address says of one or all; for the visitor's own list also what a draft of the
 * booking says.
 */
function firstTogether(isShared: boolean): Together | undefined {
  const draft = isShared ? undefined : device.read(draftKey(booking), isAnswers);
  return togetherInQuery(location.search) ?? togetherFrom(draft?.['together']);
}

function unlessEmpty(list: readonly Choice[]): readonly Choice[] | undefined {
  return list.length === 0 ? undefined : list;
}

function choiceOf({ id, name }: Choice): Choice {
  return { id, name };
}

/**
 * Writes each later choice of one or all into the address, and each later list, if the address
 * carries a list or the browser could not save it.
 */
function useListInAddress(
  list: readonly Choice[],
  together: Together | undefined,
  isSaved: boolean,
) {
  const written = useRef({ list, together });
  useEffect(() => {
    if (written.current.list === list && written.current.together === together) return;
    written.current = { list, together };
    const carriesList = idsInQuery(location.search).length > 0 || !isSaved;
    const next = shortlistHref(carriesList ? list : [], together);
    history.replaceState(null, '', next);
  }, [list, together, isSaved]);
}

export interface Row extends Choice {
  /** The published record; undefined if it was not fetched or is malformed. */
  speaker: SpeakerRecord | undefined;
  /**
   * The place among the speakers of the request, from 0; undefined for a speaker who takes no
   * requests.
   */
  place: number | undefined;
}

/**
 * Returns the rows of a list, at most `maxChoices`, and the number of choices without a record
 * (`missing`). Without `records` every choice has a row.
 */
export function rowsOf(list: readonly Choice[], records?: SpeakerRecords) {
  const publishedChoices = list.filter(({ id }) => records?.has(id) ?? true);
  let requested = 0;
  const rows = publishedChoices.slice(0, maxChoices).map(({ id, name }): Row => {
    const speaker = records?.get(id);
    const place = speaker?.requests === 'paused' ? undefined : requested++;
    return { id, name: speaker?.name ?? name, speaker, place };
  });
  return { rows, missing: list.length - publishedChoices.length };
}

/**
 * Returns the place of a speaker, from 1, among the speakers of the request, and their number; for
 * a paused speaker, in the whole list.
 */
export function placeOf(rows: readonly Row[], id: string): { place: number; count: number } {
  const isRequested = rows.find((row) => row.id === id)?.place !== undefined;
  const peers = isRequested ? rows.filter(({ place }) => place !== undefined) : rows;
  return { place: peers.findIndex((row) => row.id === id) + 1, count: peers.length };
}
