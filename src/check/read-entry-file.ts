import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kind } from '#content/kind.ts';
import { isPlain, type RawEntry, readEntry } from '#content/read-entry.ts';
import { type Entry, type EntryFile, placeInText } from './entry.ts';
import { fileProblem, type Problem } from './problem.ts';

/** The entry of a content file, undefined where its bytes are no text, and what is wrong with them. */
export async function readEntryFile(
  root: string,
  entryFile: EntryFile,
): Promise<{ entry: Entry | undefined; problems: Problem[] }> {
  const { text, problems } = readText(entryFile.file, await readFile(join(root, entryFile.file)));
  if (text === undefined) return { entry: undefined, problems };
  return { entry: entryOf(entryFile, text), problems };
}

/** The entry that a text is. */
export function entryOf(entryFile: EntryFile, text: string): Entry {
  const raw = readEntry(text, entryFile.kind.format);
  return { ...entryFile, raw, data: dataOf(raw, entryFile.kind) };
}

/** The data to check. A duplicate key does not prevent a check of the other fields; other syntax errors do. */
function dataOf({ document, dataOffset }: RawEntry, { format }: Kind): unknown {
  if (format === 'md' && dataOffset === 0) return undefined;
  const readable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  return readable && isPlain(document) ? document.toJS() : undefined;
}

/** A file read as text; `text` is undefined where nothing more can be said about the file. */
interface ReadText {
  text: string | undefined;
  problems: Problem[];
}

const saveAgain = 'Open it in a text editor and save it again as "UTF-8" without "BOM".';
// Control characters, marks that turn the direction of writing, spaces without width, and the sign for a lost letter.
const unseen =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]/;

/** The bytes of a content file → its text without byte-order mark, and what is wrong with the bytes. */
export function readText(file: string, bytes: Buffer): ReadText {
  const decoded = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    const place = placeInText(decoded, decoded.indexOf('\uFFFD'));
    const message = 'is not saved as UTF-8, so letters with accents would be lost';
    const found = 'other bytes';
    const problem = fileProblem(file, { message, fix: saveAgain }, { ...place, found });
    return { text: undefined, problems: [problem] };
  }
  const text = decoded.replace(/^\uFEFF/, '');
  if (text.trim() === '') {
    const empty = { message: 'the file is empty', fix: 'Bring its text back, or delete the file.' };
    return { text: undefined, problems: [fileProblem(file, empty, { found: 'nothing' })] };
  }
  return { text, problems: [...markProblems(file, decoded, text), ...unseenProblems(file, text)] };
}

function markProblems(file: string, decoded: string, text: string): Problem[] {
  if (decoded === text) return [];
  const message = 'begins with an invisible byte-order mark (BOM)';
  return [fileProblem(file, { message, fix: saveAgain }, { found: 'U+FEFF' })];
}

/** The first such character of each line. */
function unseenProblems(file: string, text: string): Problem[] {
  const message = 'holds a character that cannot be seen or was lost when the file was saved';
  const fix = 'Delete the word it is in and type it again; do not paste it.';
  return text.split('\n').flatMap((line, index) => {
    const at = line.search(unseen);
    if (at === -1) return [];
    const code = line.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
    const field = /^[\s-]*([\w-]+):/.exec(line)?.[1] ?? '';
    const place = { line: index + 1, column: at + 1 };
    return fileProblem(file, { message, fix }, { ...place, field, found: `U+${code}` });
  });
}
