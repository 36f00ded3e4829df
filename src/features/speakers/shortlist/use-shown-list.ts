import { useEffect, useRef, useState } from 'react';
import { rowsOf } from './rows.ts';
import { type Choice, joined } from './shortlist.ts';
import { idsIn, shortlistHref } from './shortlist-address.ts';
import { changeShortlist, currentShortlist } from './shortlist-store.ts';
import { nameFromId } from './speaker-id.ts';
import { useShortlist } from './use-shortlist.ts';

/** A change of a list: the list → the list after it. */
export type Edit = (list: readonly Choice[]) => readonly Choice[];

/** What `useShownList` gives. */
export type ShownList = ReturnType<typeof useShownList>;

/**
 * The list of the page: the one in the address if it is not the visitor's own, else the visitor's own.
 * A shared list is changed in the address alone until it is kept. An address that carries a list
 * follows its changes. Only for the browser.
 */
export function useShownList(records: ReadonlyMap<string, unknown> | undefined) {
  const { choices: own, kept } = useShortlist();
  const [shared, setShared] = useState(sharedList);
  const list = shared ?? own;
  const { rows, missing } = rowsOf(list, records);
  useAddressOf(list, kept);

  function edit(change: Edit) {
    const changed: Edit = (before) => change(rowsOf(before, records).rows.map(choiceOf));
    if (!shared) changeShortlist(changed);
    else setShared(listOrNothing(changed(shared)));
  }

  function keep() {
    changeShortlist((before) => joined(before, rows.map(choiceOf)));
    setShared(undefined);
  }

  return { rows, missing, own, kept, isShared: shared !== undefined, edit, keep };
}

/** The list that the address carries, unless it is the visitor's own. */
function sharedList(): readonly Choice[] | undefined {
  const list = idsIn(location.search).map((id) => ({ id, name: nameFromId(id) }));
  const isOwn = shortlistHref(list) === shortlistHref(currentShortlist().choices);
  return isOwn ? undefined : listOrNothing(list);
}

function listOrNothing(list: readonly Choice[]): readonly Choice[] | undefined {
  return list.length === 0 ? undefined : list;
}

function choiceOf({ id, name }: Choice): Choice {
  return { id, name };
}

/** Writes each later list into the address, if that carried one or nothing else keeps the list. */
function useAddressOf(list: readonly Choice[], kept: boolean) {
  const written = useRef(list);
  useEffect(() => {
    if (written.current === list) return;
    written.current = list;
    const carriesList = idsIn(location.search).length > 0;
    if (carriesList || !kept) history.replaceState(null, '', shortlistHref(list));
  }, [list, kept]);
}
