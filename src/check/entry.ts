import { isMap, isScalar, isSeq } from 'yaml';
import type { Kind } from '#content/kind.ts';
import type { RawEntry } from '#content/read-entry.ts';
import { fileStart, type Place, type Problem, type ProblemText, shown } from './problem.ts';

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

/** A problem in a field of an entry, placed at the field's value. */
export function problemAt(entry: Entry, path: Path, value: unknown, text: ProblemText): Problem {
  return {
    file: entry.file,
    ...placeOfValue(entry.raw, path),
    field: path.join('.'),
    found: shown(value),
    ...text,
  };
}

/** Steps from the top of the data to a field: keys of maps and positions in lists. */
export type Path = readonly PropertyKey[];

/** The place of a character in a text. */
export function placeInText(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The place of a character of the YAML part of a content file. */
export function placeInYaml(raw: RawEntry, index: number): Place {
  const { line, col } = raw.lines.linePos(index);
  return line === 0 ? fileStart : { line: line + raw.dataOffset, column: col };
}

/** The place of a field's value; where the field is missing, of the nearest field around it. */
function placeOfValue(raw: RawEntry, path: Path): Place {
  return placeInYaml(raw, find(raw, path).value);
}

/** The place of a field's name; where the field is missing, of the nearest field around it. */
export function placeOfKey(raw: RawEntry, path: Path): Place {
  return placeInYaml(raw, find(raw, path).key);
}

interface Found {
  node: unknown;
  key: number;
  value: number;
}

function find(raw: RawEntry, path: Path): Found {
  let here: Found = { node: raw.document.contents, key: 0, value: 0 };
  for (const step of path) {
    const next = inside(here.node, step);
    if (!next) break;
    here = next;
  }
  return here;
}

function inside(node: unknown, step: PropertyKey): Found | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? undefined : { node: item, key: start(item), value: start(item) };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  if (!pair) return undefined;
  const key = start(pair.key);
  return { node: pair.value, key, value: isScalar(pair.value) ? start(pair.value) : key };
}

function start(node: unknown): number {
  return (node as { range?: [number, number, number] | null } | null)?.range?.[0] ?? 0;
}

/** A problem in the Markdown body of an entry, placed at the character `index` of the body. */
export function problemInBody(
  entry: Entry,
  index: number,
  found: string,
  text: ProblemText,
): Problem {
  const { line, column } = placeInText(entry.raw.body, index);
  const place = { line: line + entry.raw.bodyOffset, column };
  return { file: entry.file, ...place, field: 'text below the fields', found, ...text };
}

/** What a text holds as JSON; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
