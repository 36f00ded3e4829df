import {
  Document,
  isMap,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { nodeStart } from '#content/read-entry.ts';

/** The characters of a text between which a node stands: the first, and the one after the last. */
export type Extent = readonly [from: number, to: number];
/** A field whose name is text. */
export type NamedPair = Pair<Scalar<string>, Node | null>;

/** The mark that ends text for the demonstration alone (`read-entry.ts`). */
const demonstrationEnd = '{/demonstration}';

/**
 * A field or list entry on its way into the new text. `gap` is the text between it and the one
 * before, comments and all, from the line break on; undefined where there is none yet. Without
 * `text` it is removed.
 */
export interface Piece {
  gap: string | undefined;
  text: string | undefined;
}

/** The extent of a group of fields, from its first name to the end of its last line. */
export function extentOfMap(source: string, map: YAMLMap): Extent {
  const pairs = map.items as NamedPair[];
  const first = pairs[0];
  const last = pairs.at(-1);
  if (!first || !last) return [0, 0];
  return [nodeStart(first.key), extentOfPair(source, last)[1]];
}

/**
 * The extent of a list of lines that begin with hyphens, from the first hyphen to the end of the
 * last line.
 */
export function extentOfSeq(source: string, seq: YAMLSeq): Extent {
  const items = seq.items as Node[];
  const first = items[0];
  const last = items.at(-1);
  if (!first || !last) return [0, 0];
  return [extentOfItem(source, first)[0], extentOfItem(source, last)[1]];
}

/** The extent of a field, from its name to the end of its last line. */
export function extentOfPair(source: string, { key, value }: NamedPair): Extent {
  const end = value ? endOf(source, value) : (key.range?.[1] ?? 0);
  return [nodeStart(key), lineEnd(source, Math.max(end, key.range?.[1] ?? 0))];
}

/** The extent of an entry of a list, from its hyphen to the end of its last line. */
export function extentOfItem(source: string, item: Node): Extent {
  const from = source.lastIndexOf('-', nodeStart(item) - 1);
  return [from, lineEnd(source, Math.max(from + 1, endOf(source, item)))];
}

/**
 * Whether a node is a list or group on lines of its own, and not empty, so that it can be edited
 * piece by piece.
 */
export function isBlock(node: unknown): node is YAMLMap | YAMLSeq {
  return (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;
}

/** The pieces of a text, given the extent of each. */
export function piecesOf(source: string, extents: readonly Extent[]): Piece[] {
  return extents.map(([from, to], index) => {
    const before = extents[index - 1];
    return { gap: before && source.slice(before[1], from), text: source.slice(from, to) };
  });
}

/**
 * The text of all pieces, each on lines of its own at `column`. The comments before a piece that
 * was removed stay.
 */
export function joinPieces(pieces: readonly Piece[], column: number): string {
  const lineBreak = `\n${' '.repeat(column)}`;
  let text = '';
  let comments = '';
  for (const { gap = lineBreak, text: own } of withMarksBefore(pieces)) {
    if (own === undefined) {
      comments += gap.trimEnd();
    } else {
      const before = comments + (comments && !gap.trim() ? lineBreak : gap);
      text += text === '' ? before.trimStart() + own : before + own;
      comments = '';
    }
  }
  return text + comments;
}

/**
 * The pieces, in which new ones come after the text for the demonstration alone, and not inside it:
 * the gap with the mark that ends it, which stood before the next old piece, goes before the new
 * ones.
 */
function withMarksBefore(pieces: readonly Piece[]): Piece[] {
  const moved = pieces.map((piece) => ({ ...piece }));
  for (const [index, piece] of moved.entries()) {
    let first = index;
    while (first > 1 && moved[first - 1]?.gap === undefined) first--;
    const firstNew = moved[first];
    if (first === index || !firstNew || !piece.gap?.includes(demonstrationEnd)) continue;
    firstNew.gap = piece.gap;
    piece.gap = undefined;
  }
  return moved;
}

/** The value of a node, as plain data. */
export function plainOf(node: Node): unknown {
  return node.toJS(new Document());
}

/** The number of characters between a character and the start of its line. */
export function columnOf(source: string, index: number): number {
  return index - (source.lastIndexOf('\n', index - 1) + 1);
}

/** The end of a value, without the line breaks and spaces after it. */
function endOf(source: string, node: Node): number {
  const [from = 0, to = 0] = node.range ?? [];
  return Math.max(from, source.slice(0, to).trimEnd().length);
}

/** The end of the line in which a character is. */
function lineEnd(source: string, index: number): number {
  const lineBreak = source.indexOf('\n', index);
  return lineBreak === -1 ? source.length : lineBreak;
}
