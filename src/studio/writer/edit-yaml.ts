import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Field } from '#content/form-of.ts';
import { fieldsIn } from '#content/form-walk.ts';
import { isRecord } from '#content/is-record.ts';
import { editFlow } from './edit-flow.ts';
import { matchItems } from './match-items.ts';
import * as nodes from './node-extent.ts';
import { writeAll, writeItem, writePair } from './write-yaml.ts';

type Fields = Record<string, unknown>;

/** One attempt at an edit of `source`. */
interface Edit {
  source: string;
  /** Top fields that are written anew as a whole, and not edited piece by piece. */
  anew: ReadonlySet<string>;
  /** Whether new text is put in double quotes, which can hold any text. */
  isQuoted: boolean;
}

/** New text for a part of the source. */
interface Replacement {
  from: number;
  to: number;
  text: string;
}

/**
 * Returns the YAML `source` with the fields `wanted` in it. Only what differs is written anew, in
 * the style it had; every other byte stays, comments among them. New fields come at the place that
 * `form` gives them. Each attempt is read back: the first that reads as `wanted` is returned, from
 * the smallest edit to a file that is all written anew. Throws a `RangeError` where `source` cannot
 * be read as fields, or no attempt reads back as `wanted`.
 */
export function editYaml(source: string, wanted: Fields, form?: Field): string {
  const { contents, errors } = parseDocument(source, { prettyErrors: false });
  const isNothing = contents === null || (isScalar(contents) && contents.value === null);
  if (errors.length > 0 || !(isNothing || isMap(contents))) {
    throw new RangeError('the fields of this file cannot be read, so they cannot be edited');
  }
  const current = isMap(contents) ? nodes.plainOf(contents) : {};
  if (isDeepStrictEqual(current, withoutUndefined(wanted))) return source;
  const differing = Object.keys(wanted).filter(
    (name) => !isDeepStrictEqual(Object(current)[name], wanted[name]),
  );
  for (const names of [[], differing]) {
    for (const isQuoted of [false, true]) {
      const edit = { source, anew: new Set(names), isQuoted };
      const edited = isMap(contents) ? editAllFields(edit, contents, wanted, form) : undefined;
      if (edited !== undefined && readsAs(edited, wanted)) return edited;
    }
  }
  const comments = isNothing ? source : '';
  for (const isQuoted of [false, true]) {
    const written = comments + writeAll(wanted, { column: 0, field: form, isQuoted });
    if (readsAs(written, wanted)) return written;
  }
  throw new RangeError('the edit would not read back as it was meant');
}

/** The text of the whole file; undefined where its fields cannot be edited piece by piece. */
function editAllFields(edit: Edit, map: YAMLMap, wanted: Fields, form: Field | undefined) {
  const text = nodes.isBlock(map) ? editMap(edit, map, wanted, form) : undefined;
  const [from, to] = nodes.extentOfMap(edit.source, map);
  return text && edit.source.slice(0, from) + text + edit.source.slice(to);
}

/** The text of a group of fields; undefined where it cannot be edited piece by piece. */
function editMap(edit: Edit, map: YAMLMap, wanted: Fields, field: Field | undefined) {
  const { source, isQuoted } = edit;
  const pairs = map.items as nodes.NamedPair[];
  const names = pairs.map(({ key }) => key.value);
  if (names.every((name) => wanted[name] === undefined)) return undefined;
  const fields = fieldsIn(field, wanted);
  const order = Object.keys(fields);
  const column = nodes.columnOf(source, nodes.extentOfMap(source, map)[0]);
  const pieces = nodes.piecesOf(
    source,
    pairs.map((pair) => nodes.extentOfPair(source, pair)),
  );
  for (const [index, pair] of pairs.entries()) {
    const name = pair.key.value;
    const piece = pieces[index] as nodes.Piece;
    if (wanted[name] === undefined) piece.text = undefined;
    else piece.text = editPair(edit, pair, wanted[name], fields[name], column);
  }
  for (const name of [...order, ...Object.keys(wanted)]) {
    if (names.includes(name) || wanted[name] === undefined) continue;
    const text = writePair(name, wanted[name], { column, field: fields[name], isQuoted });
    const place = placeOf(name, names, order);
    pieces.splice(place, 0, { gap: undefined, text });
    names.splice(place, 0, name);
  }
  return nodes.joinPieces(pieces, column);
}

/**
 * The index at which a new field goes among `names`: after the last field that comes before it in
 * `order`, that of the form; at the end where the form does not have it.
 */
function placeOf(name: string, names: readonly string[], order: readonly string[]): number {
  const place = order.indexOf(name);
  if (place === -1) return names.length;
  const earlier = new Set(order.slice(0, place));
  return names.findLastIndex((one) => earlier.has(one)) + 1;
}

/** The text of a field with another value; as it is where the value stays the same. */
function editPair(
  edit: Edit,
  pair: nodes.NamedPair,
  wanted: unknown,
  field: Field | undefined,
  column: number,
): string {
  const { source, anew, isQuoted } = edit;
  const { key, value } = pair;
  const [from, to] = nodes.extentOfPair(source, pair);
  if (isSame(value, wanted)) return source.slice(from, to);
  const isAnew = column === 0 && anew.has(key.value);
  const inside = isAnew ? undefined : editInside(edit, value, wanted, field);
  if (inside) return withReplacement(source, [from, to], inside);
  return writePair(key.value, wanted, { column, old: value, field, isQuoted });
}

/** The text of a list; undefined where it cannot be edited piece by piece. */
function editSeq(edit: Edit, seq: YAMLSeq, wanted: readonly unknown[], field: Field | undefined) {
  if (wanted.length === 0) return undefined;
  const { source, isQuoted } = edit;
  const items = seq.items as Node[];
  const extents = items.map((item) => nodes.extentOfItem(source, item));
  const column = nodes.columnOf(source, nodes.extentOfSeq(source, seq)[0]);
  const oldPieces = nodes.piecesOf(source, extents);
  const places = matchItems(items.map(nodes.plainOf), wanted);
  const itemField = field?.is === 'list' ? field.item : undefined;
  const texts = wanted.map((value, index) => {
    const place = places[index];
    const item = place === undefined ? undefined : items[place];
    if (!item) return writeItem(value, { column, field: itemField, isQuoted });
    const extent = extents[place ?? 0] as nodes.Extent;
    if (isSame(item, value)) return source.slice(...extent);
    const inside = editInside(edit, item, value, itemField);
    if (inside) return withReplacement(source, extent, inside);
    return writeItem(value, { column, old: item, field: itemField, isQuoted });
  });
  return nodes.joinPieces(arrange(oldPieces, places, texts), column);
}

/**
 * The pieces of a list in their new order: `texts` are the entries, `places` the index of the old
 * piece of each, undefined for a new one. Where entries change places, the comments between them
 * stay where they are, since they may mark where something begins and ends; else each stays with
 * its entry.
 */
function arrange(
  oldPieces: readonly nodes.Piece[],
  places: readonly (number | undefined)[],
  texts: readonly string[],
): nodes.Piece[] {
  const removed = ({ gap }: nodes.Piece): nodes.Piece => ({ gap, text: undefined });
  const keptPlaces = places.filter((place) => place !== undefined);
  const isMoved = keptPlaces.some((place, index) => place < (keptPlaces[index - 1] ?? 0));
  if (isMoved) {
    const pieces = texts.map((text, index) => ({ gap: oldPieces[index]?.gap, text }));
    return [...pieces, ...oldPieces.slice(texts.length).map(removed)];
  }
  const pieces: nodes.Piece[] = [];
  let next = 0;
  for (const [index, text] of texts.entries()) {
    const place = places[index];
    if (place === undefined) {
      pieces.push({ gap: undefined, text });
      continue;
    }
    pieces.push(...oldPieces.slice(next, place).map(removed));
    pieces.push({ gap: oldPieces[place]?.gap, text });
    next = place + 1;
  }
  return [...pieces, ...oldPieces.slice(next).map(removed)];
}

/**
 * The new text inside a value that is edited piece by piece; undefined where the value is written
 * anew as a whole.
 */
function editInside(
  edit: Edit,
  node: Node | null,
  wanted: unknown,
  field: Field | undefined,
): Replacement | undefined {
  const { source } = edit;
  if (nodes.isBlock(node)) {
    const isList = isSeq(node);
    const [from, to] = isList ? nodes.extentOfSeq(source, node) : nodes.extentOfMap(source, node);
    let text: string | undefined;
    if (isList && Array.isArray(wanted)) text = editSeq(edit, node, wanted, field);
    else if (isMap(node) && isRecord(wanted)) text = editMap(edit, node, wanted, field);
    return text === undefined ? undefined : { from, to, text };
  }
  const text = editFlow(source, node, wanted);
  const [from = 0, to = 0] = node?.range ?? [];
  return text === undefined ? undefined : { from, to, text };
}

/** The text of a part of the source with new text inside it. */
function withReplacement(source: string, [from, to]: nodes.Extent, inside: Replacement): string {
  return source.slice(from, inside.from) + inside.text + source.slice(inside.to, to);
}

/** Whether YAML can be read and has exactly these fields. */
function readsAs(text: string, wanted: Fields): boolean {
  const document = parseDocument(text, { prettyErrors: false });
  return document.errors.length === 0 && isSame(document.contents, withoutUndefined(wanted));
}

/** Whether a node has a value. */
function isSame(node: Node | null, wanted: unknown): boolean {
  return isDeepStrictEqual(node === null ? null : nodes.plainOf(node), wanted);
}

/** The fields as JSON has them: one that is undefined is not there. */
function withoutUndefined(wanted: Fields): unknown {
  return JSON.parse(JSON.stringify(wanted));
}
