import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kind } from '#content/kinds.ts';
import { isPlain, type RawEntry, readEntry } from '#content/read-entry.ts';
import type { Entry, EntryFile } from './entry.ts';
import type { Fault } from './fault.ts';
import { readText } from './text-faults.ts';

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

/** The data to judge. A field that stands twice does not keep the others from being judged; other errors of syntax do. */
function dataOf({ document, dataOffset }: RawEntry, { format }: Kind): unknown {
  if (format === 'md' && dataOffset === 0) return undefined;
  const readable = document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
  return readable && isPlain(document) ? document.toJS() : undefined;
}
