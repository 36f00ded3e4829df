import { createHash } from 'node:crypto';
import type { AsPlainObject } from 'minisearch';
import { clip } from '../records/clip.ts';
import type { SearchRecord } from '../records/search-record.ts';
import { cutTerms } from './cut-terms.ts';
import type { PartTerm, SearchHead, SearchPart, SearchText } from './search-files.ts';
import { buildSiteIndex, fieldWeights } from './site-index.ts';

/** Everything the search is published as. */
export interface SearchFiles {
  head: SearchHead;
  /** By their numbers. */
  parts: readonly SearchPart[];
  /** By the ids of their records. */
  texts: ReadonlyMap<string, SearchText>;
}

/** What a result has room for under its title. */
const longestAbout = 150;

/** Records and the words that say nothing → the files of the search, small enough to be loaded one by one. */
export function searchFiles(
  records: readonly SearchRecord[],
  ignored: readonly string[],
): SearchFiles {
  const whole = buildSiteIndex(records, new Set(ignored));
  if (whole.serializationVersion !== 2) {
    throw new Error(
      'minisearch writes its index another way: look at cut-index.ts and open-parts.ts',
    );
  }
  const groups = cutTerms(termsOf(whole));
  const fields = Object.keys(fieldWeights).map((_, place) => place);
  const texts = new Map(records.map(({ id, text }) => [id, text]));
  const rest = {
    entries: records.map(
      ({ kind, id, href, title, about }) =>
        [kind, id, href, title, clip(about, longestAbout)] as const,
    ),
    lengths: records.map((_, place) => fields.map((field) => lengthOf(whole, place, field))),
    averages: fields.map((field) => Math.round((whole.averageFieldLength[field] ?? 0) * 10) / 10),
    parts: groups.map(({ start }) => start),
    ignored,
  };
  const parts = groups.map(({ terms }) => terms);
  const hash = createHash('sha256').update(JSON.stringify([rest, parts, [...texts]]));
  return { head: { version: hash.digest('hex').slice(0, 10), ...rest }, parts, texts };
}

/** The terms in the order of the alphabet, their finds as flat lists. */
function termsOf({ index }: AsPlainObject): PartTerm[] {
  return (index as readonly (readonly [string, Record<string, Record<string, number>>])[])
    .map(([term, fields]) => [term, flattened(fields)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function flattened(fields: Record<string, Record<string, number>>): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, finds]) => [
      field,
      Object.entries(finds).flatMap(([record, times]) => [Number(record), times]),
    ]),
  );
}

/** How many words a field of a record has. */
function lengthOf({ fieldLength }: AsPlainObject, place: number, field: number): number {
  const lengths = fieldLength[place] as Readonly<Record<number, number>> | readonly number[];
  return lengths?.[field] ?? 0;
}
