import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { isMap, isScalar, isSeq } from 'yaml';
import { type ContentFolders, findFile } from '#content/content-folders.ts';
import { fallsBack, type Kind } from '#content/kind.ts';
import { mergeWords } from '#content/merge-words.ts';
import { isPlain, type RawEntry, readEntry } from '#content/read-entry.ts';
import { inheritedData } from '#content/read-found.ts';
import { plainLines, textLines } from '#content/text-lines.ts';
import {
  fileProblem,
  fileStart,
  type Place,
  type Problem,
  type ProblemText,
  shown,
} from './problem.ts';
import { type Field, fieldsOf, type Path } from './schema-walk.ts';

export type Kinds = Readonly<Record<string, Kind>>;

export interface EntryFile {
  kindName: string;
  kind: Kind;
  /** File name without ending. */
  id: string;
  /** Path inside the content folder. */
  file: string;
}

export interface Entry extends EntryFile {
  raw: RawEntry;
  /** The data as written; undefined where the YAML cannot be read. */
  data: unknown;
  /** Every field that the schema of its kind allows for this data. */
  fields: readonly Field[];
}

/** The ids of each kind, by the kind's name: what references can point at. */
export type Ids = ReadonlyMap<string, ReadonlySet<string>>;

/** A problem in a field of an entry, placed at the field's value. */
export function problemAt(entry: Entry, path: Path, value: unknown, text: ProblemText): Problem {
  const place = placeInYaml(entry.raw, find(entry.raw, path).value);
  return fileProblem(entry.file, text, { ...place, field: path.join('.'), found: shown(value) });
}

/** A problem at each field of an entry that `problemOf` has something against. */
export function problemsInFields(
  entry: Entry,
  problemOf: (field: Field) => ProblemText | undefined,
): Problem[] {
  return entry.fields.flatMap((field) => {
    const problem = problemOf(field);
    return problem ? problemAt(entry, field.path, field.value, problem) : [];
  });
}

export function ofKind(entries: readonly Entry[], kindName: string): Entry[] {
  return entries.filter((entry) => entry.kindName === kindName);
}

/** The fields of an entry, none of which was checked; none where its YAML cannot be read. */
export function valuesOf({ data }: Pick<Entry, 'data'>): Record<string, unknown> {
  return (data ?? {}) as Record<string, unknown>;
}

function placeInText(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The place of a character of the YAML part of a content file. */
export function placeInYaml(raw: RawEntry, index: number): Place {
  const { line, col } = raw.lines.linePos(index);
  return line === 0 ? fileStart : { line: line + raw.dataOffset, column: col };
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
    if (item === undefined) return undefined;
    return { node: item, key: startOf(item), value: startOf(item) };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  if (!pair) return undefined;
  const key = startOf(pair.key);
  return { node: pair.value, key, value: isScalar(pair.value) ? startOf(pair.value) : key };
}

/** Where a part of a YAML document begins; 0 for what is no part of it. */
export function startOf(node: unknown): number {
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
  return fileProblem(entry.file, text, { ...place, field: 'text below the fields', found });
}

/** What a text holds as JSON; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(plainLines(text));
  } catch {
    return undefined;
  }
}

/**
 * The entry of a content file, undefined where its bytes are no text, and what is wrong with them.
 */
export async function readEntryFile(folders: ContentFolders, entryFile: EntryFile) {
  const { path, base } = findFile(entryFile.file, folders, fallsBack(entryFile.kind));
  const { text, problems } = readText(entryFile.file, await readFile(path));
  const example = base === undefined ? undefined : await readFile(base, 'utf8');
  return { entry: text === undefined ? undefined : entryOf(entryFile, text, example), problems };
}

/**
 * The last entry of each of up to a thousand files: when all content is checked again, few texts
 * have changed.
 */
const parsed = new Map<string, { text: string; example: string | undefined; entry: Entry }>();

/**
 * The entry of a text. Where the network has it over the example, `example` is the text there, whose
 * words stand where the entry has none.
 */
export function entryOf(entryFile: EntryFile, text: string, example?: string): Entry {
  const { kind, file } = entryFile;
  const last = parsed.get(file);
  if (last?.text === text && last.example === example && last.entry.kind === kind)
    return last.entry;
  const raw = readEntry(text, kind.format);
  const written = dataOf(raw, kind);
  const data =
    example === undefined || written === undefined
      ? written
      : mergeWords(inheritedData(file, readEntry(example, kind.format).data), written);
  const entry = { ...entryFile, raw, data, fields: [...fieldsOf(kind.schema, data)] };
  if (parsed.size >= 1000) parsed.clear();
  parsed.set(file, { text, example, entry });
  return entry;
}

/**
 * The data to check. A duplicate key does not prevent a check of the other fields; other syntax
 * errors do.
 */
function dataOf({ document, dataOffset }: RawEntry, { format }: Kind): unknown {
  if (format === 'md' && dataOffset === 0) return undefined;
  const readable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  return readable && isPlain(document) ? document.toJS() : undefined;
}

const saveAgain = 'Open it in a text editor and save it again as "UTF-8".';
// Control characters, line ends that only some programs know, marks that turn the direction of
// writing, spaces without width, and the sign for a lost letter.
const unseen =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]/;

/**
 * The bytes of a content file → its text with `\n` at the end of lines and without byte-order mark,
 * undefined where it is no text, and what is wrong with them.
 */
export function readText(file: string, bytes: Buffer) {
  const decoded = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    const place = placeInText(decoded, decoded.indexOf('\uFFFD'));
    const message = 'is not saved as UTF-8, so letters with accents would be lost';
    const found = 'other bytes';
    const problem = fileProblem(file, { message, fix: saveAgain }, { ...place, found });
    return { text: undefined, problems: [problem] };
  }
  const text = plainLines(decoded);
  if (text.trim() === '') {
    const empty = { message: 'the file is empty', fix: 'Bring its text back, or delete the file.' };
    return { text: undefined, problems: [fileProblem(file, empty, { found: 'nothing' })] };
  }
  return { text, problems: unseenProblems(file, text) };
}

/** The first such character of each line. */
function unseenProblems(file: string, text: string): Problem[] {
  const message = 'holds a character that cannot be seen or was lost when the file was saved';
  const fix = 'Delete the word it is in and type it again; do not paste it.';
  return textLines(text).flatMap((line, index) => {
    const at = line.search(unseen);
    if (at === -1) return [];
    const code = line.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
    const field = /^[\s-]*([\w-]+):/.exec(line)?.[1] ?? '';
    const place = { line: index + 1, column: at + 1 };
    return fileProblem(file, { message, fix }, { ...place, field, found: `U+${code}` });
  });
}
