import { isMap, isScalar, isSeq } from 'yaml';
import type { RawEntry } from '#content/read-entry.ts';
import { fileStart, type Place } from './fault.ts';

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
export function placeOfValue(raw: RawEntry, path: Path): Place {
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
