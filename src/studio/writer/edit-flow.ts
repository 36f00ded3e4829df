import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { isRecord } from '#check/schema-walk.ts';
import { matchItems } from './match-items.ts';
import { type Extent, type NamedPair, plainOf } from './node-extent.ts';
import { writeFlow } from './write-yaml.ts';

/**
 * The text of a list `[a, b]` or a group `{ a: b }` with other values in it: comments, line breaks
 * and the quotes of what is the same stay. Undefined where that cannot be done in place, so that it
 * must be written anew.
 */
export function editFlow(source: string, node: Node | null, wanted: unknown): string | undefined {
  if (isSeq(node) && node.flow && Array.isArray(wanted)) {
    return editList(source, node.items as Node[], extentOf(node), wanted);
  }
  if (isMap(node) && node.flow && isRecord(wanted)) {
    return editGroup(source, node.items as NamedPair[], extentOf(node), wanted);
  }
  return undefined;
}

function editList(
  source: string,
  items: readonly Node[],
  [from, to]: Extent,
  wanted: readonly unknown[],
): string | undefined {
  const places = matchItems(items.map(plainOf), wanted);
  const known = places.filter((place) => place !== undefined);
  const isMoved = known.some((place, index) => place < (known[index - 1] ?? 0));
  const [first] = items;
  if (!first || wanted.length === 0 || isMoved) return undefined;
  let text = source.slice(from, extentOf(first)[0]);
  for (const [place, item] of items.entries()) {
    const next = items[place + 1];
    const between = source.slice(extentOf(item)[1], next ? extentOf(next)[0] : to);
    const index = places.indexOf(place);
    const kept = index === -1 ? [] : [editValue(source, item, wanted[index])];
    const added = [
      ...(place === 0 ? newFrom(places, 0) : []).map((one) => [one, false] as const),
      ...(index === -1 ? [] : newFrom(places, index + 1)).map((one) => [one, true] as const),
    ];
    const write = (isAfter: boolean) =>
      added.filter(([, after]) => after === isAfter).map(([one]) => writeFlow(wanted[one]));
    const parts = [...write(false), ...kept, ...write(true)];
    text += parts.join(', ') + (parts.length > 0 ? between : between.replace(/,[^\S\n]*/, ''));
  }
  return /,\s*\]$/.test(source.slice(from, to)) ? text : text.replace(/,\s*\]$/, ']');
}

/** The new entries in a row from `index` on. */
function newFrom(places: readonly (number | undefined)[], index: number): number[] {
  const found: number[] = [];
  while (index < places.length && places[index] === undefined) found.push(index++);
  return found;
}

/** Values change in place; where a field comes or goes the group is written anew. */
function editGroup(
  source: string,
  pairs: readonly NamedPair[],
  [from, to]: Extent,
  wanted: Record<string, unknown>,
): string | undefined {
  const names = Object.keys(wanted).filter((name) => wanted[name] !== undefined);
  const isSameSet =
    names.length === pairs.length && pairs.every(({ key }) => names.includes(key.value));
  if (!isSameSet || pairs.some(({ value }) => value === null)) return undefined;
  let text = '';
  let at = from;
  for (const { key, value } of pairs) {
    if (value === null) continue;
    const [start, end] = extentOf(value);
    text += source.slice(at, start) + editValue(source, value, wanted[key.value]);
    at = end;
  }
  return text + source.slice(at, to);
}

function editValue(source: string, node: Node, wanted: unknown): string {
  if (isDeepStrictEqual(plainOf(node), wanted)) return source.slice(...extentOf(node));
  const type = isScalar(node) ? node.type : undefined;
  return editFlow(source, node, wanted) ?? writeFlow(wanted, type);
}

function extentOf(node: Node): Extent {
  const [from = 0, to = 0] = node.range ?? [];
  return [from, to];
}
