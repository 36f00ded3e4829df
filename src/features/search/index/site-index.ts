import MiniSearch, { type AsPlainObject } from 'minisearch';
import { indexOptions } from '#site/search/text-index.ts';
import type { SearchHead, SearchPart } from './search-files.ts';

/** What is searched of a record; `id` is its place in the list of records. */
export interface SiteDocument {
  id: number;
  title: string;
  about: string;
  also: string;
  text: string;
}
export type SiteIndex = MiniSearch<SiteDocument>;

/** The fields, and how much a word found in one says about the page. */
export const fieldWeights = { title: 8, about: 4, also: 3, text: 1 } as const;

/** Options of the index; in running text the small words say nothing and weigh most. */
export function siteOptions(ignored: ReadonlySet<string> = new Set()) {
  return indexOptions<SiteDocument>(Object.keys(fieldWeights), ['text'], ignored);
}

/** The places of those parts that may hold words that begin so, or a word that is shorter. */
export function partsOf(parts: readonly string[], start: string): number[] {
  return parts.flatMap((part, place) =>
    start.startsWith(part) || part.startsWith(start) ? [place] : [],
  );
}

/** A head and some parts → an index that knows every record and the words of those parts. */
export function openParts(head: SearchHead, parts: readonly SearchPart[]): SiteIndex {
  const places = head.entries.map((_, place) => place);
  const json = {
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
  return MiniSearch.loadJS<SiteDocument>(json, siteOptions());
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
