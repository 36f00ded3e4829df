import type { KindName } from '#kinds.ts';

/** Something in a file that becomes an entry. */
export interface SourceEntry {
  kind: KindName;
  /** Name of the file of the entry, without ending. */
  id: string;
  /** Tells the same thing in the next export of the same source, whatever its title is then. */
  key: string;
  /** Where in the file it stands: `line 4`, `event 3`. */
  where: string;
  title: string;
  data: Readonly<Record<string, unknown>>;
  /** The Markdown below the fields; empty for YAML. */
  body: string;
  /** Sentences on what was left out or changed on the way. */
  notes: readonly string[];
}

/** Something in a file that becomes no entry. */
export interface Refused {
  where: string;
  title: string;
  /** A sentence on what is wrong and what to do. */
  why: string;
}

/** All that a file has to offer. */
export interface SourceReading {
  entries: readonly SourceEntry[];
  refused: readonly Refused[];
  /** Sentences on the file as a whole. */
  notes: readonly string[];
}

/** Returns a reading of a file that cannot be read, with the sentence that says why. */
export function unreadable(why: string): SourceReading {
  return { entries: [], refused: [{ where: 'the file', title: '', why }], notes: [] };
}
