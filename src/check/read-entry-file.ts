import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kind } from '#content/kind.ts';
import { isPlain, type RawEntry, readEntry } from '#content/read-entry.ts';
import { type Entry, type EntryFile, placeInText } from './entry.ts';
import { type Fault, fileStart } from './fault.ts';

/** The entry of a content file, undefined where its bytes are no text, and what is wrong with them. */
export async function readEntryFile(
  root: string,
  entryFile: EntryFile,
): Promise<{ entry: Entry | undefined; faults: Fault[] }> {
  const { text, faults } = readText(entryFile.file, await readFile(join(root, entryFile.file)));
  if (text === undefined) return { entry: undefined, faults };
  const raw = readEntry(text, entryFile.kind.format);
  return { entry: { ...entryFile, raw, data: dataOf(raw, entryFile.kind) }, faults };
}

/** The data to judge. A duplicate key does not prevent judging the other fields; other syntax errors do. */
function dataOf({ document, dataOffset }: RawEntry, { format }: Kind): unknown {
  if (format === 'md' && dataOffset === 0) return undefined;
  const readable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  return readable && isPlain(document) ? document.toJS() : undefined;
}

/** A file read as text; `text` is undefined where nothing more can be said about the file. */
interface ReadText {
  text: string | undefined;
  faults: Fault[];
}

const saveAgain = 'Open it in a text editor and save it again as "UTF-8" without "BOM".';
// Control characters, marks that turn the direction of writing, spaces without width, and the sign for a lost letter.
const unseen =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]/;

/** The bytes of a content file → its text without byte-order mark, and what is wrong with the bytes. */
export function readText(file: string, bytes: Buffer): ReadText {
  const whole = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    const place = placeInText(whole, whole.indexOf('\uFFFD'));
    const problem = 'is not saved as UTF-8, so letters with accents would be lost';
    return {
      text: undefined,
      faults: [{ ...base(file, 'other bytes', problem), ...place, remedy: saveAgain }],
    };
  }
  const text = whole.replace(/^\uFEFF/, '');
  if (text.trim() === '') {
    const remedy = 'Bring its text back, or delete the file.';
    return { text: undefined, faults: [{ ...base(file, 'nothing', 'the file is empty'), remedy }] };
  }
  return { text, faults: [...markFaults(file, whole, text), ...unseenFaults(file, text)] };
}

function markFaults(file: string, whole: string, text: string): Fault[] {
  if (whole === text) return [];
  const problem = 'begins with an invisible byte-order mark (BOM)';
  return [{ ...base(file, 'U+FEFF', problem), remedy: saveAgain }];
}

/** The first such character of each line. */
function unseenFaults(file: string, text: string): Fault[] {
  const problem = 'holds a character that cannot be seen or was lost when the file was saved';
  const remedy = 'Delete the word it is in and type it again; do not paste it.';
  return text.split('\n').flatMap((line, index) => {
    const at = line.search(unseen);
    if (at === -1) return [];
    const code = line.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
    const field = /^[\s-]*([\w-]+):/.exec(line)?.[1] ?? '';
    const place = { line: index + 1, column: at + 1 };
    return { ...base(file, `U+${code}`, problem), ...place, field, remedy };
  });
}

function base(file: string, found: string, problem: string) {
  return { file, ...fileStart, field: '', found, problem };
}
