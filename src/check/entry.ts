import type { Kind } from '#content/kinds.ts';
import type { RawEntry } from '#content/read-entry.ts';
import { type Fault, shown } from './fault.ts';
import { type Path, placeOfValue } from './places.ts';

/** The registry of kinds, by name. */
export type Kinds = Readonly<Record<string, Kind>>;

/** A content file that belongs to a kind. */
export interface EntryFile {
  kindName: string;
  kind: Kind;
  /** File name without ending. */
  id: string;
  /** Path inside the content folder. */
  file: string;
}

/** A content file that was read. */
export interface Entry extends EntryFile {
  raw: RawEntry;
  /** The data as written; undefined where the YAML cannot be read. */
  data: unknown;
}

/** The ids of each kind, by the kind's name: what references can point at. */
export type Ids = ReadonlyMap<string, ReadonlySet<string>>;

/** What is wrong and how to mend it, before it has a place. */
export interface Advice {
  problem: string;
  remedy: string;
}

/** A fault in a field of an entry, placed at the field's value. */
export function faultAt(entry: Entry, path: Path, value: unknown, advice: Advice): Fault {
  return {
    file: entry.file,
    ...placeOfValue(entry.raw, path),
    field: path.join('.'),
    found: shown(value),
    ...advice,
  };
}
