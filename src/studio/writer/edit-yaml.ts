import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { isRecord } from '#check/schema-walk.ts';
import type { Field } from '#content/form-of.ts';
import { editFlow } from './edit-flow.ts';
import { matchItems } from './match-items.ts';
import * as nodes from './node-extent.ts';
import { fieldsOf, writeAll, writeItem, writePair } from './write-yaml.ts';

type Fields = Record<string, unknown>;

/**
 * The text that is edited, and how: top fields in `anew` are not edited piece by piece but written
 * anew.
 */
interface Edit {
  source: string;
  anew: ReadonlySet<string>;
  /** Whether new text is put in double quotes, which can hold any text. */
  isQuoted: boolean;
}

interface Replacement {
  from: number;
  to: number;
  text: string;
}

/**
 * The YAML `source` with other data in it. Only what differs is written anew, in the style it had;
 * every other byte stays, comments among them. New fields come at the place that `form` gives them.
 * Throws a `RangeError` where `source` cannot be read as fields, or the result would not read back
 * as the data that was asked for.
 */
export function editYaml(source: string, wanted: Fields, form?: Field): string {
  const { contents, errors } = parseDocument(source, { prettyErrors: false });
  const isNothing = contents === null || (isScalar(contents) && contents.value === null);
  if (errors.length > 0 || !(isNothing || isMap(contents))) {
    throw new RangeError('the fields of this file cannot be read, so they cannot be edited');
  }
  const read = isMap(contents) ? nodes.plainOf(contents) : {};
  if (isDeepStrictEqual(read, withoutUndefined(wanted))) return source;
  const differing = Object.keys(wanted).filter(
    (name) => !isDeepStrictEqual(Object(read)[name], wanted[name]),
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

function editAllFields(edit: Edit, map: YAMLMap, wanted: Fields, form: Field | undefined) {
  const text = nodes.isBlock(map) ? editMap(edit, map, wanted, form) : undefined;
  const [from, to] = nodes.ofMap(edit.source, map);
  return text && edit.source.slice(0, from) + text + edit.source.slice(to);
}

/** The text of a group of fields; undefined where it cannot be edited piece by piece. */
function editMap(edit: Edit, map: YAMLMap, wanted: Fields, field: Field | undefined) {
  const { source, isQuoted } = edit;
  const pairs = map.items as nodes.NamedPair[];
  const names = pairs.map(({ key }) => key.value);
  if (names.every((name) => wanted[name] === undefined)) return undefined;
  const fields = fieldsOf(field, wanted) ?? {};
  const order = Object.keys(fields);
  const column = nodes.columnOf(source, nodes.ofMap(source, map)[0]);
  const pieces = nodes.piecesOf(
    source,
    pairs.map((pair) => nodes.ofPair(source, pair)),
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
    const at = placeOf(name, names, order);
    pieces.splice(at, 0, { gap: undefined, text });
    names.splice(at, 0, name);
  }
  return nodes.joinPieces(pieces, column);
}

/**
 * Where a new field goes: after the last field that comes before it in the form; at the end where
 * the form knows it not.
 */
function placeOf(name: string, names: readonly string[], order: readonly string[]): number {
  const place = order.indexOf(name);
  if (place === -1) return names.length;
  const before = new Set(order.slice(0, place));
  return names.findLastIndex((one) => before.has(one)) + 1;
}

function editPair(
  edit: Edit,
  pair: nodes.NamedPair,
  wanted: unknown,
  field: Field | undefined,
  column: number,
): string {
  const { source, anew, isQuoted } = edit;
  const { key, value } = pair;
  const [from, to] = nodes.ofPair(source, pair);
  if (isSame(value, wanted)) return source.slice(from, to);
  const isAnew = column === 0 && anew.has(key.value);
  const inside = isAnew ? undefined : editInside(edit, value, wanted, field);
  if (inside) return around(source, [from, to], inside);
  return writePair(key.value, wanted, { column, old: value, field, isQuoted });
}

/** The text of a list; undefined where it cannot be edited piece by piece. */
function editSeq(edit: Edit, seq: YAMLSeq, wanted: readonly unknown[], field: Field | undefined) {
  if (wanted.length === 0) return undefined;
  const { source, isQuoted } = edit;
  const items = seq.items as Node[];
  const extents = items.map((item) => nodes.ofItem(source, item));
  const column = nodes.columnOf(source, nodes.ofSeq(source, seq)[0]);
  const old = nodes.piecesOf(source, extents);
  const places = matchItems(items.map(nodes.plainOf), wanted);
  const of = field?.is === 'list' ? field.item : undefined;
  const texts = wanted.map((value, index) => {
    const place = places[index];
    const item = place === undefined ? undefined : items[place];
    if (!item) return writeItem(value, { column, field: of, isQuoted });
    const extent = extents[place ?? 0] as nodes.Extent;
    if (isSame(item, value)) return source.slice(...extent);
    const inside = editInside(edit, item, value, of);
    if (inside) return around(source, extent, inside);
    return writeItem(value, { column, old: item, field: of, isQuoted });
  });
  return nodes.joinPieces(arrange(old, places, texts), column);
}

/**
 * The pieces of a list in their new order. Where entries change places, comments stay at theirs,
 * since they may mark where something begins and ends; else they stay with their entries.
 */
function arrange(
  old: readonly nodes.Piece[],
  places: readonly (number | undefined)[],
  texts: readonly string[],
): nodes.Piece[] {
  const known = places.filter((place) => place !== undefined);
  if (known.some((place, index) => place < (known[index - 1] ?? 0))) {
    const rest = old.slice(texts.length).map(({ gap }) => ({ gap, text: undefined }));
    return [...texts.map((text, index) => ({ gap: old[index]?.gap, text })), ...rest];
  }
  const pieces: nodes.Piece[] = [];
  let next = 0;
  for (const [index, text] of texts.entries()) {
    const place = places[index];
    while (place !== undefined && next < place)
      pieces.push({ gap: old[next++]?.gap, text: undefined });
    pieces.push({ gap: place === undefined ? undefined : old[next++]?.gap, text });
  }
  return [...pieces, ...old.slice(next).map(({ gap }) => ({ gap, text: undefined }))];
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
    const [from, to] = isList ? nodes.ofSeq(source, node) : nodes.ofMap(source, node);
    let text: string | undefined;
    if (isList && Array.isArray(wanted)) text = editSeq(edit, node, wanted, field);
    else if (isMap(node) && isRecord(wanted)) text = editMap(edit, node, wanted, field);
    return text === undefined ? undefined : { from, to, text };
  }
  const text = editFlow(source, node, wanted);
  const [from = 0, to = 0] = node?.range ?? [];
  return text === undefined ? undefined : { from, to, text };
}

function around(source: string, [from, to]: nodes.Extent, inside: Replacement): string {
  return source.slice(from, inside.from) + inside.text + source.slice(inside.to, to);
}

function readsAs(text: string, wanted: Fields): boolean {
  const document = parseDocument(text, { prettyErrors: false });
  return document.errors.length === 0 && isSame(document.contents, withoutUndefined(wanted));
}

function isSame(node: Node | null, wanted: unknown): boolean {
  return isDeepStrictEqual(node === null ? null : nodes.plainOf(node), wanted);
}

/** The fields as JSON has them: one that is undefined is not there. */
function withoutUndefined(wanted: Fields): unknown {
  return JSON.parse(JSON.stringify(wanted));
}
