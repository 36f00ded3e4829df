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

/** From where to where something reaches in a text. */
export type Extent = readonly [from: number, to: number];
export type NamedPair = Pair<Scalar<string>, Node | null>;

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

/** Group of fields, from its first name to the end of its last line. */
export function ofMap(source: string, map: YAMLMap): Extent {
  const pairs = map.items as NamedPair[];
  const [first, last] = [pairs[0], pairs.at(-1)];
  return first && last ? [startOf(first.key), ofPair(source, last)[1]] : [0, 0];
}

/** List of lines that begin with hyphens, from the first hyphen to the end of the last line. */
export function ofSeq(source: string, seq: YAMLSeq): Extent {
  const items = seq.items as Node[];
  const [first, last] = [items[0], items.at(-1)];
  return first && last ? [ofItem(source, first)[0], ofItem(source, last)[1]] : [0, 0];
}

/** Field, from its name to the end of its last line. */
export function ofPair(source: string, { key, value }: NamedPair): Extent {
  const end = value ? endOf(source, value) : (key.range?.[1] ?? 0);
  return [startOf(key), lineEnd(source, Math.max(end, key.range?.[1] ?? 0))];
}

/** Entry of a list, from its hyphen to the end of its last line. */
export function ofItem(source: string, item: Node): Extent {
  const from = source.lastIndexOf('-', startOf(item) - 1);
  return [from, lineEnd(source, Math.max(from + 1, endOf(source, item)))];
}

/** A list or group on lines of its own, which is not empty: it can be edited piece by piece. */
export function isBlock(node: unknown): node is YAMLMap | YAMLSeq {
  return (isMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;
}

/** The pieces that a text consists of, given where each of them is. */
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
 * The pieces, with new ones after the end of what is there for the demonstration alone, and not in
 * it.
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

export function columnOf(source: string, index: number): number {
  return index - (source.lastIndexOf('\n', index - 1) + 1);
}

function startOf(node: unknown): number {
  return (node as { range?: readonly number[] | null } | null)?.range?.[0] ?? 0;
}

/** The end of a value, without the line breaks and spaces after it. */
function endOf(source: string, node: Node): number {
  const [from = 0, to = 0] = node.range ?? [];
  return Math.max(from, source.slice(0, to).trimEnd().length);
}

function lineEnd(source: string, index: number): number {
  const at = source.indexOf('\n', index);
  return at === -1 ? source.length : at;
}
