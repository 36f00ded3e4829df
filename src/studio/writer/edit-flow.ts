import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { isRecord } from '#content/is-record.ts';
import { matchItems } from './match-items.ts';
import { type Extent, type NamedPair, plainOf } from './node-extent.ts';
import { writeFlow } from './write-yaml.ts';

/**
 * Returns the text of a list `[a, b]` or a group `{ a: b }` with the values `wanted`, where `node`
 * is the one now in `source`. Comments, line breaks and the quotes of values that stay the same are
 * kept. Undefined where that cannot be done in place, so that it must be written anew.
 */
export function editFlow(source: string, node: Node | null, wanted: unknown): string | undefined {
  if (isSeq(node) && node.flow && Array.isArray(wanted)) {
    return editList(source, node.items as Node[], extentOfNode(node), wanted);
  }
  if (isMap(node) && node.flow && isRecord(wanted)) {
    return editGroup(source, node.items as NamedPair[], extentOfNode(node), wanted);
  }
  return undefined;
}

/**
 * The text of a list in brackets; undefined where it is or becomes empty, or items change places.
 */
function editList(
  source: string,
  items: readonly Node[],
  [from, to]: Extent,
  wanted: readonly unknown[],
): string | undefined {
  const places = matchItems(items.map(plainOf), wanted);
  const keptPlaces = places.filter((place) => place !== undefined);
  const isMoved = keptPlaces.some((place, index) => place < (keptPlaces[index - 1] ?? 0));
  const [first] = items;
  if (!first || wanted.length === 0 || isMoved) return undefined;
  let text = source.slice(from, extentOfNode(first)[0]);
  for (const [place, item] of items.entries()) {
    const next = items[place + 1];
    const between = source.slice(extentOfNode(item)[1], next ? extentOfNode(next)[0] : to);
    const index = places.indexOf(place);
    const write = (indexes: readonly number[]) => indexes.map((one) => writeFlow(wanted[one]));
    const parts = place === 0 ? write(newFrom(places, 0)) : [];
    if (index !== -1) {
      parts.push(editValue(source, item, wanted[index]), ...write(newFrom(places, index + 1)));
    }
    // Without an entry its comma goes, too; comments and line breaks stay.
    text += parts.join(', ') + (parts.length > 0 ? between : between.replace(/,[^\S\n]*/, ''));
  }
  // A comma before the bracket stays only where there was one.
  return /,\s*\]$/.test(source.slice(from, to)) ? text : text.replace(/,\s*\]$/, ']');
}

/** The indexes of new entries that follow each other from `index` on. */
function newFrom(places: readonly (number | undefined)[], index: number): number[] {
  const found: number[] = [];
  while (index < places.length && places[index] === undefined) found.push(index++);
  return found;
}

/** The text of a group in braces; undefined where a field comes or goes, or one has no value. */
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
  let position = from;
  for (const { key, value } of pairs) {
    if (value === null) continue;
    const [start, end] = extentOfNode(value);
    text += source.slice(position, start) + editValue(source, value, wanted[key.value]);
    position = end;
  }
  return text + source.slice(position, to);
}

/** The text of a value: as it is where it stays the same, else edited or written anew. */
function editValue(source: string, node: Node, wanted: unknown): string {
  if (isDeepStrictEqual(plainOf(node), wanted)) return source.slice(...extentOfNode(node));
  const type = isScalar(node) ? node.type : undefined;
  return editFlow(source, node, wanted) ?? writeFlow(wanted, type);
}

function extentOfNode(node: Node): Extent {
  const [from = 0, to = 0] = node.range ?? [];
  return [from, to];
}
