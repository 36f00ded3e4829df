import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { isMap, isScalar, isSeq } from 'yaml';
import { type ContentFolders, findFile } from '#content/content-folders.ts';
import { isDraft, withoutDraftMark } from '#content/draft.ts';
import { formOf } from '#content/form-of.ts';
import { bodyField, fieldsOfData, type Path, type PlacedField } from '#content/form-walk.ts';
import { fallsBack, type Kind } from '#content/kind.ts';
import { mergeWords } from '#content/merge-words.ts';
import { isPlain, nodeStart, type RawEntry, readEntry } from '#content/read-entry.ts';
import { type InheritedEntry, type Reading, readInherited } from '#content/read-found.ts';
import { plainLines, textLines } from '#content/text-lines.ts';
import { conflictProblems } from './conflict-problems.ts';
import {
  displayValue,
  fileProblem,
  fileStart,
  type Place,
  type Problem,
  type ProblemText,
} from './problem.ts';

export type Kinds = Readonly<Record<string, Kind>>;

/** A content file that is an entry of a kind, before it is read. */
export interface EntryFile {
  kindName: string;
  kind: Kind;
  /** File name without ending. */
  id: string;
  /** Path inside the content folder. */
  file: string;
}

/** A content file as it was read. */
export interface Entry extends EntryFile {
  raw: RawEntry;
  /** Whether it is a draft, which is no part of the site. */
  isDraft: boolean;
  /** The data as written, without the mark of a draft; undefined where the YAML cannot be read. */
  data: unknown;
  /** Every field that the form of its kind has for this data. */
  fields: readonly PlacedField[];
}

/** The ids of each kind, by the kind's name: what references can point at. */
export type Ids = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * A problem in the field of an entry at `path`, placed at the value of that field. `value` is what
 * stands there.
 */
export function problemAt(entry: Entry, path: Path, value: unknown, text: ProblemText): Problem {
  const place = placeInYaml(entry.raw, nearestNode(entry.raw, path).value);
  return fileProblem(entry.file, text, {
    ...place,
    field: path.join('.'),
    found: displayValue(value),
  });
}

/**
 * The problems that `problemOf` finds in the fields of an entry, each at the value of its field.
 */
export function problemsInFields(
  entry: Entry,
  problemOf: (field: PlacedField) => ProblemText | undefined,
): Problem[] {
  return entry.fields.flatMap((field) => {
    const problem = problemOf(field);
    return problem ? problemAt(entry, field.path, field.value, problem) : [];
  });
}

/**
 * The same search for problems, made once for each reading of an entry: a file that has not changed
 * is the same object in the next check of all content. Only for what depends on nothing else.
 */
export function onceForEach(find: (entry: Entry) => Problem[]): (entry: Entry) => Problem[] {
  const found = new WeakMap<Entry, Problem[]>();
  return (entry) => {
    const problems = found.get(entry) ?? find(entry);
    found.set(entry, problems);
    return problems;
  };
}

/** The entries of one kind. */
export function entriesOfKind(entries: readonly Entry[], kindName: string): Entry[] {
  return entries.filter((entry) => entry.kindName === kindName);
}

/** The fields of an entry as written, unchecked; an empty object where its YAML cannot be read. */
export function fieldValues({ data }: Pick<Entry, 'data'>): Record<string, unknown> {
  return (data ?? {}) as Record<string, unknown>;
}

/** The place of a character of a text. */
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
  return placeInYaml(raw, nearestNode(raw, path).key);
}

/** A node of a YAML document. */
interface PlacedNode {
  node: unknown;
  /**
   * The characters of the YAML at which its key and its value begin; in a list both are the same.
   */
  key: number;
  value: number;
}

/** The node at a path; where there is none, the nearest node around it. */
function nearestNode(raw: RawEntry, path: Path): PlacedNode {
  let nearest: PlacedNode = { node: raw.document.contents, key: 0, value: 0 };
  for (const step of path) {
    const child = childNode(nearest.node, step);
    if (!child) break;
    nearest = child;
  }
  return nearest;
}

/**
 * The item of a list at an index, or the value of a map under a key; undefined if there is none.
 */
function childNode(node: unknown, step: PropertyKey): PlacedNode | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    if (item === undefined) return undefined;
    return { node: item, key: nodeStart(item), value: nodeStart(item) };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  if (!pair) return undefined;
  const key = nodeStart(pair.key);
  return { node: pair.value, key, value: isScalar(pair.value) ? nodeStart(pair.value) : key };
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
  return fileProblem(entry.file, text, { ...place, field: bodyField, found });
}

/** The value of a text that is JSON; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(plainLines(text));
  } catch {
    return undefined;
  }
}

/**
 * Reads a content file and the one of the example below it. Returns its entry, undefined where
 * `readText` has no text for it, and the problems of its bytes.
 */
export async function readEntryFile(
  folders: ContentFolders,
  entryFile: EntryFile,
  reading: Reading,
) {
  const { kind, file } = entryFile;
  const { path, base, isInherited } = findFile(file, folders, fallsBack(kind));
  const { text, problems } = readText(file, await readFile(path));
  if (text === undefined) return { entry: undefined, problems };
  const below = isInherited ? path : base;
  const example =
    below === undefined
      ? undefined
      : readInherited(below, await readFile(below, 'utf8'), kind.format, reading);
  return { entry: parseEntry(entryFile, isInherited ? '' : text, example), problems };
}

/**
 * The most entries that are kept parsed. With the words beside them they take some 100 kB each;
 * fewer than there are would be as slow as none, since a check reads them in turn.
 */
const mostParsed = 2500;

/**
 * The entry last parsed of each file, by path: when all content is checked again, few texts have
 * changed.
 */
const lastParsed = new Map<string, { text: string; key: string | undefined; entry: Entry }>();

/**
 * The entry of a content file, given the text of that file. Where a network has the file over one
 * of the example, `example` is that one, whose words stand where the entry has none; with an empty
 * text they are all of it.
 */
export function parseEntry(entryFile: EntryFile, text: string, example?: InheritedEntry): Entry {
  const { kind, file } = entryFile;
  const key = example?.key;
  const last = lastParsed.get(file);
  const isSameText = last?.text === text && last.key === key;
  if (isSameText && last.entry.kind === kind) return last.entry;
  const raw = rawOf(text, kind, example);
  const written = dataToCheck(raw, kind);
  let data = written;
  if (example !== undefined && written !== undefined) {
    data = text === '' ? example.data : mergeWords(example.data, written);
  }
  const isMarked = isDraft(kind, data);
  data = withoutDraftMark(kind, data);
  const fields = [...fieldsOfData(formOf(kind.schema), data)];
  const entry = { ...entryFile, raw, isDraft: isMarked, data, fields };
  if (lastParsed.size >= mostParsed) lastParsed.clear();
  lastParsed.set(file, { text, key, entry });
  return entry;
}

/** The file as it was read: its own, or where it is empty the one of the example. */
function rawOf(text: string, { format }: Kind, example: InheritedEntry | undefined): RawEntry {
  if (text !== '' || example === undefined) return readEntry(text, format);
  return { ...readEntry(example.source, format, false), body: example.body };
}

/**
 * The data to check; undefined where the file has no block of fields, or YAML that cannot be read.
 * A duplicate key does not prevent a check of the other fields; other syntax errors do.
 */
function dataToCheck({ document, dataOffset }: RawEntry, { format }: Kind): unknown {
  if (format === 'md' && dataOffset === 0) return undefined;
  const isReadable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  return isReadable && isPlain(document) ? document.toJS() : undefined;
}

const saveAgain = 'Open it in a text editor and save it again as "UTF-8".';
/**
 * Matches control characters, soft hyphens, line ends that only some programs know, marks that turn
 * the direction of writing, spaces without width, and the sign for a lost letter.
 */
const unseenCharacter =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]/;

/**
 * Decodes the bytes of a content file, whose path inside the content folder is `file`. Returns its
 * text with `\n` at the end of lines and without byte-order mark, undefined where the bytes are not
 * UTF-8, blank, or hold two versions of the same lines; and the problems of the bytes.
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
  const conflicts = conflictProblems(file, text);
  if (conflicts.length > 0) return { text: undefined, problems: conflicts };
  return { text, problems: unseenProblems(file, text) };
}

/** A problem at the first unseen character of each line. */
function unseenProblems(file: string, text: string): Problem[] {
  const message = 'holds a character that cannot be seen or was lost when the file was saved';
  const fix = 'Delete the word it is in and type it again; do not paste it.';
  const inForm = `One letter here cannot be seen or was lost. ${fix}`;
  return textLines(text).flatMap((line, index) => {
    const column = line.search(unseenCharacter) + 1;
    if (column === 0) return [];
    const code = line
      .charCodeAt(column - 1)
      .toString(16)
      .toUpperCase()
      .padStart(4, '0');
    const field = /^[\s-]*([\w-]+):/.exec(line)?.[1] ?? '';
    const place = { line: index + 1, column };
    return fileProblem(file, { message, fix, inForm }, { ...place, field, found: `U+${code}` });
  });
}
