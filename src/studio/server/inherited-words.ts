import { readFile } from 'node:fs/promises';
import { contentFolders, findFile } from '#content/content-folders.ts';
import { isRecord } from '#content/is-record.ts';
import { fallsBack } from '#content/kind.ts';
import { mergeWords, ownWords } from '#content/merge-words.ts';
import { type InheritedEntry, readInherited, readingOf } from '#content/read-found.ts';
import type { Draft, EntryKey, Written } from '../protocol.ts';
import { kindOf, pathOf, readFields } from './entry-files.ts';

/**
 * The words of the example that stand where the file of an entry has none. Undefined for a person,
 * an event and whatever else a network has of its own alone, and in a checkout that has the example
 * alone.
 */
export async function exampleSource(
  root: string,
  key: EntryKey,
): Promise<InheritedEntry | undefined> {
  const folders = contentFolders(root);
  const kind = kindOf(key.kind);
  if (folders.fallback === undefined || !fallsBack(kind)) return undefined;
  const { path, base, isInherited } = findFile(pathOf(key), folders);
  const file = isInherited ? path : base;
  if (file === undefined) return undefined;
  return readInherited(file, await readFile(file, 'utf8'), kind.format, readingOf(folders));
}

/** The fields that the form shows: those of the file over those of the example. */
export function overExample(written: Written, example?: InheritedEntry): Written {
  if (example === undefined || written.source !== undefined) return written;
  const below = fieldsOf(example);
  return {
    data: mergeWords(below.data, written.data) as Written['data'],
    body: written.body === '' ? below.body : written.body,
  };
}

/**
 * The part of a draft that its file keeps: the words that differ from the example's, and those that
 * the file, whose text is `before`, has already.
 */
export function ownPartOf<Kept extends Draft>(
  draft: Kept,
  before = '',
  example?: InheritedEntry,
): Kept {
  if (example === undefined || draft.source !== undefined) return draft;
  const below = fieldsOf(example);
  const kept = readFields(draft, before);
  return {
    ...draft,
    data: ownWords(below.data, draft.data, kept.data),
    body: draft.body === below.body && kept.body === '' ? '' : draft.body,
  };
}

function fieldsOf({ data, body }: InheritedEntry) {
  return { data: isRecord(data) ? data : {}, body: body.trim() };
}
