import type { AsPlainObject } from 'minisearch';
import type { SearchHead, SearchPart } from './search-files.ts';
import { fieldWeights, openSiteIndex, type SiteIndex } from './site-index.ts';

/** A head and some parts → an index that knows every record and the words of those parts. */
export function openParts(head: SearchHead, parts: readonly SearchPart[]): SiteIndex {
  const places = head.entries.map((_, place) => place);
  const json: AsPlainObject = {
    documentCount: places.length,
    nextId: places.length,
    documentIds: Object.fromEntries(places.map((place) => [place, place])),
    fieldIds: Object.fromEntries(Object.keys(fieldWeights).map((field, place) => [field, place])),
    fieldLength: Object.fromEntries(head.lengths.map((lengths, place) => [place, [...lengths]])),
    averageFieldLength: [...head.averages],
    storedFields: {},
    dirtCount: 0,
    index: parts.flat().map(([term, fields]) => [term, findsIn(fields)]),
    serializationVersion: 2,
  } as unknown as AsPlainObject;
  return openSiteIndex(json);
}

/** `{ 0: [3, 2, 9, 1] }` → `{ 0: { 3: 2, 9: 1 } }`, as the library has it. */
function findsIn(fields: Readonly<Record<string, readonly number[]>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, finds]) => {
      const times: Record<string, number> = {};
      for (let at = 0; at < finds.length; at += 2) times[finds[at] ?? 0] = finds[at + 1] ?? 0;
      return [field, times];
    }),
  );
}
