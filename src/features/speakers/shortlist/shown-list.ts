import { useEffect, useRef, useState } from 'react';
import { booking } from '#features/letters/definitions/booking.ts';
import { draftKey, isAnswers } from '#features/letters/form/use-draft.ts';
import * as device from '#site/device.ts';
import { type Removal, removalsFrom, withRestored } from '#site/removal.ts';
import type { SpeakerRecord } from '../speakers-file.ts';
import {
  type Choice,
  changeShortlist,
  currentShortlist,
  idsInQuery,
  isSpeakerId,
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
    const speaker = listedSpeaker(records?.get(id));
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

/**
 * The published file of speakers by id, unchecked: `listedSpeaker` checks each record when it is
 * shown.
 */
type SpeakerRecords = ReadonlyMap<string, unknown>;

const timeoutMilliseconds = 8000;

/**
 * Fetches the published speakers. Rejects after 8 s, on an HTTP error, and if the file is
 * malformed.
 */
export async function fetchRecords(): Promise<SpeakerRecords> {
  const response = await fetch('/data/speakers.json', {
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (!response.ok) throw new Error(`/data/speakers.json: HTTP ${response.status}`);
  return recordsFrom(await response.json());
}

/**
 * Returns the records by id of the parsed `/data/speakers.json`. Leaves out an entry without a
 * valid id; throws a `TypeError` if `speakers` is not an array.
 */
export function recordsFrom(file: unknown): SpeakerRecords {
  const { speakers } = (file ?? {}) as { speakers?: unknown };
  if (!Array.isArray(speakers)) throw new TypeError('the list of speakers cannot be read');
  return new Map(
    speakers.filter(isRecordOf({ id: isSpeakerId })).map((record) => [record.id, record]),
  );
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isNumber: Check = (value) => Number.isFinite(value);
const isBoolean: Check = (value) => typeof value === 'boolean';
/** Passes `HH:MM`. */
const isTime: Check = (value) => /^\d\d:\d\d$/.test(String(value));
/** Passes `/a.svg`, but not `//else.example/a.svg`, which is another site's. */
const isOwnPath: Check = (value) => /^\/(?!\/)/.test(String(value));

const isSpeaker = isRecordOf({
  id: isSpeakerId,
  url: isText,
  name: isText,
  title: isText,
  organization: isText,
  region: isText,
  basedIn: isText,
  travels: isText,
  requests: isText,
  expertise: isListOf(isText),
  languages: isListOf(isText),
  formats: isListOf(isText),
  engagements: isListOf(isText),
  freeForNonprofits: isBoolean,
  shortNotice: isBoolean,
  since: (value) => value === undefined || isNumber(value),
  talks: isListOf(isRecordOf({ title: isText, minutes: isListOf(isNumber) })),
  media: isRecordOf({
    timeZone: isZone,
    days: isListOf(isText),
    from: isTime,
    to: isTime,
    leadTime: isText,
    languages: isListOf(isText),
  }),
  portrait: isRecordOf({ src: isOwnPath, width: isNumber, height: isNumber }),
});

/**
 * Returns a record as a speaker; undefined if a field that the shortlist shows is absent or
 * malformed.
 */
export function listedSpeaker(record: unknown): SpeakerRecord | undefined {
  return isSpeaker(record) ? (record as SpeakerRecord) : undefined;
}

function isListOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

/** Passes objects of which every named field passes; further fields are ignored. */
function isRecordOf(fields: Readonly<Record<string, Check>>): Check {
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) =>
      check((value as Record<string, unknown>)[name]),
    );
}

/** Passes time zones that this browser knows; older browsers do not know every zone. */
function isZone(value: unknown): boolean {
  try {
    return isText(value) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: String(value) }));
  } catch {
    return false;
  }
}
